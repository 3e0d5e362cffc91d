import { baseIdOf } from '../programs/version-id.ts';

type Completion = {
  readonly rating: number;
  /** Minutes. */
  readonly duration: number;
  readonly notes?: string | null | undefined;
  readonly completedExercises: readonly string[];
  readonly scores?: readonly { readonly exerciseId: string; readonly score: number }[] | undefined;
};

/**
 * Whether two completions of a session are equal. Ignores the order of exercises, spaces around the notes, and the
 * version of the program.
 */
export function isSameCompletion(one: Completion, other: Completion): boolean {
  return textOf(one) === textOf(other);
}

function textOf({ rating, duration, notes, completedExercises, scores = [] }: Completion): string {
  const scored = new Map(scores.map(({ exerciseId, score }) => [baseIdOf(exerciseId), score]));
  // An exercise with a score counts as completed.
  const done = new Set([...completedExercises.map(baseIdOf), ...scored.keys()]);
  const exercises = [...done].toSorted().map((id) => [id, scored.get(id) ?? null]);
  return JSON.stringify([rating, duration, notes?.trim() ?? '', exercises]);
}
