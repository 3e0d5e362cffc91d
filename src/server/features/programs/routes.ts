import type { programs } from '#contract/programs.ts';
import { drawDiagram } from '#drawing/diagrams/draw-diagram.ts';
import { toSvgText } from '#drawing/svg-text.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import { languageOf } from '#server/platform/routes/request-language.ts';
import { previewProgram } from './builder/read-program.ts';
import { programFor, readerOf } from './program-reader.ts';
import { findDiagram, findOfferedPrograms, findProgram } from './queries.ts';

/** The training feature handles `version`, because it knows which golfers train by which version. */
type Rows = Omit<typeof programs, 'version'>;

export function programHandlers({ db }: Platform): Handlers<Rows> {
  return {
    list: ({ request }) => findOfferedPrograms(db, languageOf(request)),

    async get({ params: { id }, request }) {
      const reader = readerOf(request);
      const program = await findProgram(db, { id, language: reader.language });
      if (program?.isOffered || (program && request.caller?.isAdmin)) {
        return programFor(program, reader);
      }
      if (request.caller?.isAdmin) return previewProgram(db, id, reader);
      throw new AppError('not_found');
    },

    async diagram({ params, query, request }) {
      const { units, handedness, language } = readerOf(request);
      const diagram = await findDiagram(db, params.id, language);
      if (diagram === undefined) throw new AppError('not_found');
      const drawing = drawDiagram(diagram, {
        id: params.id,
        language,
        units: query.units ?? units,
        handedness: query.handedness ?? handedness,
      });
      return toSvgText(drawing, { standalone: true });
    },
  };
}
