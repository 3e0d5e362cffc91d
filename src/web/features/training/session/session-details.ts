import type { ResponseOf } from '#contract/endpoint.ts';
import { training } from '#contract/training.ts';
import { query } from '#web/platform/api/query.ts';

/** A scheduled session with its exercises and, if completed, its completion. */
export type SessionDetails = ResponseOf<typeof training.details>;

const exercisesOf = ({ session }: SessionDetails) => session.exercises;

/** The exercises of a scheduled session, from the read that its own screen shows and that is kept for use offline. */
export const sessionExercises = (id: string) => ({
  ...query(training.details, { params: { id } }),
  select: exercisesOf,
});
