import type { FastifyRequest } from 'fastify';
import { diagramUrl, type ExerciseLine, type Program, type programs } from '#contract/programs.ts';
import { withUnits } from '#domain/drills/distance.ts';
import { drawDiagram } from '#drawing/diagrams/draw-diagram.ts';
import { toSvgText } from '#drawing/svg-text.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Caller } from '#server/platform/routes/caller.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import { languageOf } from '#server/platform/routes/request-language.ts';
import { findActivePrograms, findDiagram, findProgram } from './queries.ts';

type Reader = Pick<Caller, 'units' | 'handedness' | 'language'>;

/** Who asks; visitors read metric, right-handed, and what their browser speaks. */
const readerOf = (request: FastifyRequest): Reader => ({
  units: request.caller?.units ?? 'metric',
  handedness: request.caller?.handedness ?? 'right',
  language: languageOf(request),
});

/** Our own drawings carry distances and follow the hand; an uploaded picture is what it is. */
const pictureFor = ({ imageUrl, exerciseId }: ExerciseLine, reader: Reader) =>
  imageUrl?.endsWith('/diagram.svg') ? diagramUrl(exerciseId, reader) : imageUrl;

/** The exercises' lines with distances in the golfer's units. */
function programFor(program: Program, reader: Reader): Program {
  const say = (text: string) => withUnits(text, reader.units, reader.language);
  const weeks = program.weeks.map((week) => ({
    ...week,
    sessions: week.sessions.map((session) => ({
      ...session,
      description: say(session.description),
      exercises: session.exercises.map((exercise) => ({
        ...exercise,
        description: say(exercise.description),
        instructions: say(exercise.instructions),
        imageUrl: pictureFor(exercise, reader),
      })),
    })),
  }));
  return { ...program, weeks };
}

const aVersion = /^\d{1,6}$/;

export function programHandlers({ db }: Platform): Handlers<typeof programs> {
  const read = async (request: FastifyRequest, wanted: { id: string; version?: number }) => {
    const program = await findProgram(db, { ...wanted, language: languageOf(request) });
    if (program === undefined) throw new AppError('not_found');
    return programFor(program, readerOf(request));
  };
  return {
    list: ({ request }) => findActivePrograms(db, languageOf(request)),

    get: ({ params, request }) => read(request, { id: params.id }),

    async version({ params, request }) {
      if (!aVersion.test(params.version)) throw new AppError('not_found');
      return read(request, { id: params.id, version: Number(params.version) });
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
