import type { ExerciseListItem } from '#contract/exercises-schemas.ts';
import { type ExerciseType, exerciseTypes } from '#domain/drills/exercise.ts';
import { indexWords, type WordIndex } from '#web/ui/find-by-words.ts';

export type ExerciseGroup = {
  readonly type: ExerciseType;
  /** In the order of the list. */
  readonly exercises: readonly ExerciseListItem[];
};

type Searched = Pick<ExerciseListItem, 'name' | 'equipment'>;

/** Indexes a list for searching by name and equipment. */
export const indexExercises = <Found extends Searched>(list: readonly Found[]): WordIndex<Found> =>
  indexWords(list, ({ name, equipment }) => [name, ...equipment].join(' '));

/** Sorts by name in the order of the language, with "Drill 9" before "Drill 10". */
export function sortExercises<Found extends Searched>(
  list: readonly Found[],
  language: string,
): readonly Found[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return list.toSorted((a, b) => compare(a.name, b.name));
}

/** Groups exercises by type, in the order of the types. Leaves out empty groups. */
export function groupExercises(list: readonly ExerciseListItem[]): readonly ExerciseGroup[] {
  const byType = Map.groupBy(list, ({ type }) => type);
  return exerciseTypes.flatMap((type) => {
    const exercises = byType.get(type);
    return exercises ? [{ type, exercises }] : [];
  });
}
