import type { Swap } from './fit-session.ts';

/** An exercise in its place in a session, as the program has it. */
export type SessionPlace = {
  /** Without the version of the program. */
  readonly id: string;
  readonly exerciseId: string;
  readonly minutes: number;
};

/** An exercise that a session asks for. */
export type PlacedExercise = {
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

/** The exercises of a session whose places are given in order, with swaps in them; those of other places change nothing. */
export function swapExercises(
  places: readonly SessionPlace[],
  swaps: readonly Swap[],
): SwappedSession {
  const byPlace = new Map(swaps.map((swap) => [swap.sessionExerciseId, swap]));
  let moreMinutes = 0;
  const exercises: PlacedExercise[] = [];
  for (const place of places) {
    const { exerciseId, minutes: duration } = byPlace.get(place.id) ?? place;
    moreMinutes += duration - place.minutes;
    if (exerciseId !== null) exercises.push({ exerciseId, duration });
  }
  return { exercises, moreMinutes };
}
