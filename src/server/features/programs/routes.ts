import type { Program, programs } from '#contract/programs.ts';
import { type Units, withUnits } from '#domain/drills/distance.ts';
import { drawDiagram } from '#drawing/diagrams/draw-diagram.ts';
import { toSvgText } from '#drawing/svg-text.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Caller } from '#server/platform/routes/caller.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import { findActivePrograms, findDiagram, findProgram } from './queries.ts';

/** Our own drawings carry distances; an uploaded picture is what it is. */
const pictureIn = (url: string | null, units: Units) =>
  url?.endsWith('/diagram.svg') ? `${url}?units=${units}` : url;

/** Distances in an exercise's line, in the golfer's units. */
function inUnits(program: Program, units: Units): Program {
  const weeks = program.weeks.map((week) => ({
    ...week,
    sessions: week.sessions.map((session) => ({
      ...session,
      description: withUnits(session.description, units),
      exercises: session.exercises.map((exercise) => ({
        ...exercise,
        description: withUnits(exercise.description, units),
        instructions: withUnits(exercise.instructions, units),
        imageUrl: pictureIn(exercise.imageUrl, units),
      })),
    })),
  }));
  return { ...program, weeks };
}

const aVersion = /^\d{1,6}$/;

/** Visitors read English. */
const languageOf = (caller: Caller | null) => caller?.language ?? 'en';

export function programHandlers({ db }: Platform): Handlers<typeof programs> {
  const read = async (caller: Caller | null, wanted: { id: string; version?: number }) => {
    const program = await findProgram(db, { ...wanted, language: languageOf(caller) });
    if (program === undefined) throw new AppError('not_found');
    return inUnits(program, caller?.units ?? 'metric');
  };
  return {
    list: ({ caller }) => findActivePrograms(db, languageOf(caller)),

    get: ({ params, caller }) => read(caller, { id: params.id }),

    async version({ params, caller }) {
      if (!aVersion.test(params.version)) throw new AppError('not_found');
      return read(caller, { id: params.id, version: Number(params.version) });
    },

    async diagram({ params, query, caller }) {
      const diagram = await findDiagram(db, params.id, languageOf(caller));
      if (diagram === undefined) throw new AppError('not_found');
      const units = query.units ?? caller?.units ?? 'metric';
      return toSvgText(drawDiagram(diagram, { id: params.id, units }), { standalone: true });
    },
  };
}
