import * as z from 'zod/mini';
import { programSummary, sessionExercise } from './programs.ts';
import {
  drillScore,
  type SessionDetails,
  scheduledSession,
  sessionDetails,
} from './training-schemas.ts';

/** The fields that depend on the exercise's place in a session; all others are the same in every session. */
const ofPlace = {
  id: true,
  order: true,
  duration: true,
  notes: true,
  scoring: true,
  variant: true,
  series: true,
  isUsual: true,
  ownScores: true,
} as const;

const place = z.pick(sessionExercise, { ...ofPlace, exerciseId: true });

const content = z.object({
  /** Null without an active program. */
  program: z.nullable(programSummary),
  /** Today's sessions and those of the next two weeks, by date. */
  sessions: z.array(
    z.object({
      session: z.extend(sessionDetails.shape.session, { exercises: z.array(place) }),
      scheduledSession,
    }),
  ),
  /** The exercises of these sessions, without duplicates. */
  exercises: z.array(z.omit(sessionExercise, ofPlace)),
  /** The golfer's own scores in the scored exercises, oldest first. */
  scores: z.array(z.object({ exerciseId: z.string(), scores: z.array(drillScore) })),
});
export type ComingContent = z.output<typeof content>;

export const comingSessions = z.object({
  /** The version of the content; it changes whenever the content changes. */
  version: z.string(),
  /** Null when the client already has this version. */
  content: z.nullable(content),
});
export type ComingSessions = z.output<typeof comingSessions>;

/** Returns the sessions in the form in which the API returns a single session. */
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
