import type { Swap } from './fit-session.ts';

/** An exercise in its place in a session. */
export type PlacedExercise = {
  /** Id of the place, without the program version. */
  readonly id: string;
  readonly exerciseId: string;
  /** Minutes. */
  readonly duration: number;
};

/** A session after its swaps. */
export type SwappedSession = {
  /** In the order of their places, without exercises that are left out. */
  readonly exercises: readonly PlacedExercise[];
  /** How many minutes the session is longer than in the program; negative if it is shorter. */
  readonly moreMinutes: number;
};

/** Applies swaps to the exercises of a program's session. Swaps for other places are ignored. */
export function swapExercises(
  planned: readonly PlacedExercise[],
  swaps: readonly Swap[],
): SwappedSession {
  // Fast path: most sessions have no swaps, and this runs for every session of a plan.
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
