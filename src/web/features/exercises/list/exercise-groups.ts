import type { ExerciseListItem } from '#contract/exercises-schemas.ts';
import { distinctNames } from '#domain/drills/distinct-names.ts';
import { type ExerciseType, exerciseTypes } from '#domain/drills/exercise.ts';
import { indexWords, type WordIndex } from '#web/ui/find-by-words.ts';

/** An exercise with the name that tells it apart in its list. */
export type Listed<Item extends ExerciseListItem = ExerciseListItem> = Item & {
  readonly listName: string;
};

export type ExerciseGroup = {
  readonly type: ExerciseType;
  /** In the order of the list. */
  readonly exercises: readonly Listed[];
};

/** Gives each exercise the name that tells it apart in this list. */
export function nameInList<Item extends ExerciseListItem>(list: readonly Item[]): Listed<Item>[] {
  const names = distinctNames(list);
  return list.map((item) => ({ ...item, listName: names.get(item.id) ?? item.name }));
}

type Searched = Pick<Listed, 'listName' | 'equipment'>;

/** Indexes a list for searching by name and equipment. */
export const indexExercises = <Found extends Searched>(list: readonly Found[]): WordIndex<Found> =>
  indexWords(list, ({ listName, equipment }) => [listName, ...equipment].join(' '));

/** Sorts by the name in the list, in the order of the language, with "Drill 9" before "Drill 10". */
export function sortExercises<Found extends Searched>(
  list: readonly Found[],
  language: string,
): readonly Found[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return list.toSorted((a, b) => compare(a.listName, b.listName));
}

/** Groups exercises by type, in the order of the types. Leaves out empty groups. */
export function groupExercises(list: readonly Listed[]): readonly ExerciseGroup[] {
  const byType = Map.groupBy(list, ({ type }) => type);
  return exerciseTypes.flatMap((type) => {
    const exercises = byType.get(type);
    return exercises ? [{ type, exercises }] : [];
  });
}
