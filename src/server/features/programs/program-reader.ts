import type { FastifyRequest } from 'fastify';
import { diagramUrl, type ExerciseLine, type Program } from '#contract/programs.ts';
import { withUnits } from '#domain/drills/distance.ts';
import type { Caller } from '#server/platform/auth/caller.ts';
import { languageOf } from '#server/platform/routes/request-language.ts';

type Reader = Pick<Caller, 'units' | 'handedness' | 'language'>;

/** The reader of a request. Visitors get metric units, right-handed drawings and their browser's language. */
export const readerOf = (request: FastifyRequest): Reader => ({
  units: request.caller?.units ?? 'metric',
  handedness: request.caller?.handedness ?? 'right',
  language: languageOf(request),
});

type Pictured = Pick<ExerciseLine, 'imageUrl' | 'exerciseId'>;

/** Drawings depend on the reader's units and hand. An uploaded picture is the same for everyone. */
export const pictureFor = ({ imageUrl, exerciseId }: Pictured, reader: Reader) =>
  imageUrl?.endsWith('/diagram.svg') ? diagramUrl(exerciseId, reader) : imageUrl;

/** Converts the distances in a program's texts to the reader's units. */
export function programFor(program: Program, reader: Reader): Program {
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
