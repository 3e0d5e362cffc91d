import type { FastifyRequest } from 'fastify';
import { diagramUrl, type ExerciseLine, type Program } from '#contract/programs.ts';
import { withUnits } from '#domain/drills/distance.ts';
import type { Caller } from '#server/platform/routes/caller.ts';
import { languageOf } from '#server/platform/routes/request-language.ts';

type Reader = Pick<Caller, 'units' | 'handedness' | 'language'>;

/** Who asks; visitors read metric, right-handed, and what their browser speaks. */
export const readerOf = (request: FastifyRequest): Reader => ({
  units: request.caller?.units ?? 'metric',
  handedness: request.caller?.handedness ?? 'right',
  language: languageOf(request),
});

type Pictured = Pick<ExerciseLine, 'imageUrl' | 'exerciseId'>;

/** Our own drawings carry distances and follow the hand; an uploaded picture is what it is. */
export const pictureFor = ({ imageUrl, exerciseId }: Pictured, reader: Reader) =>
  imageUrl?.endsWith('/diagram.svg') ? diagramUrl(exerciseId, reader) : imageUrl;

/** The exercises' lines with distances in the golfer's units. */
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
