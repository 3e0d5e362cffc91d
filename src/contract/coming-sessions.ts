import * as z from 'zod/mini';
import { programSummary, sessionExercise } from './programs.ts';
import {
  drillScore,
  type SessionDetails,
  scheduledSession,
  sessionDetails,
} from './training-schemas.ts';

/** What the place of an exercise in its session says; all else is the same in every session. */
const place = z.pick(sessionExercise, {
  id: true,
  exerciseId: true,
  order: true,
  duration: true,
  notes: true,
  scoring: true,
  variant: true,
  series: true,
  isUsual: true,
  ownScores: true,
});

const content = z.object({
  /** Null without an active program. */
  program: z.nullable(programSummary),
  /** Today's and those of the next two weeks, in the order of dates. */
  sessions: z.array(
    z.object({
      session: z.extend(sessionDetails.shape.session, { exercises: z.array(place) }),
      scheduledSession,
    }),
  ),
  /** The exercises of these sessions, each once. */
  exercises: z.array(
    z.omit(sessionExercise, {
      ...{ id: true, order: true, duration: true, notes: true },
      ...{ scoring: true, variant: true, series: true, isUsual: true, ownScores: true },
    }),
  ),
  /** The golfer's own scores in those that are scored, oldest first. */
  scores: z.array(z.object({ exerciseId: z.string(), scores: z.array(drillScore) })),
});
export type ComingContent = z.output<typeof content>;

export const comingSessions = z.object({
  /** Of the content; another one whenever anything in it is different. */
  version: z.string(),
  /** Null when the caller has this version already. */
  content: z.nullable(content),
});
export type ComingSessions = z.output<typeof comingSessions>;

/** The sessions as each is answered by itself. */
export function detailsOfComing({ program, sessions, exercises }: ComingContent): SessionDetails[] {
  if (program === null) return [];
  const byId = new Map(exercises.map((exercise) => [exercise.exerciseId, exercise]));
  return sessions.map(({ session, scheduledSession }) => ({
    session: {
      ...session,
      exercises: session.exercises.flatMap((place) => {
        const exercise = byId.get(place.exerciseId);
        return exercise === undefined ? [] : [{ ...exercise, ...place }];
      }),
    },
    scheduledSession,
    completion: null,
    program,
    isCompleted: false,
  }));
}
