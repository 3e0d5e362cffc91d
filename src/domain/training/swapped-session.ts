import type { Swap } from './fit-session.ts';

/** An exercise in its place in a session. */
export type PlacedExercise = {
  /** Of the place, without the version of the program. */
  readonly id: string;
  readonly exerciseId: string;
  /** Minutes. */
  readonly duration: number;
};

/** What swaps make of a session. */
export type SwappedSession = {
  /** In the order of their places, without those that are left out. */
  readonly exercises: readonly PlacedExercise[];
  /** By how many minutes the session is longer than its program says; negative when it is shorter. */
  readonly moreMinutes: number;
};

/** Puts swaps into the exercises that a program has in a session; those for other places change nothing. */
export function swapExercises(
  planned: readonly PlacedExercise[],
  swaps: readonly Swap[],
): SwappedSession {
  // Nearly always, and once for each session of a plan.
  if (swaps.length === 0) return { exercises: planned, moreMinutes: 0 };
  const byPlace = new Map(swaps.map((swap) => [swap.sessionExerciseId, swap]));
  const exercises = planned.flatMap((place) => {
    const swap = byPlace.get(place.id);
    if (swap === undefined) return [place];
    const { exerciseId, minutes } = swap;
    return exerciseId === null ? [] : [{ id: place.id, exerciseId, duration: minutes }];
  });
  return { exercises, moreMinutes: minutesOf(exercises) - minutesOf(planned) };
}

const minutesOf = (exercises: readonly PlacedExercise[]) =>
  exercises.reduce((sum, { duration }) => sum + duration, 0);
