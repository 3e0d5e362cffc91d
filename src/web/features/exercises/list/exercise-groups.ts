import type { ExerciseListItem } from '#contract/exercises-schemas.ts';
import { type ExerciseType, exerciseTypes } from '#domain/drills/exercise.ts';

export type ExerciseGroup = {
  readonly type: ExerciseType;
  /** In the order of the list. */
  readonly exercises: readonly ExerciseListItem[];
};

const marks = /\p{Mark}/gu;

/** Without case and accents, so that "up" finds "Up" and "ubung" finds "Übung". */
const plain = (text: string) => text.normalize('NFD').replaceAll(marks, '').toLowerCase();

type Searched = Pick<ExerciseListItem, 'name' | 'equipment'>;

/** Exercises in the order of a list, each with the text that a search looks through. */
export type ExerciseIndex<Found extends Searched> = readonly {
  readonly exercise: Found;
  readonly text: string;
}[];

/** Prepares a list for many searches: a long one takes its time. */
export const indexExercises = <Found extends Searched>(
  list: readonly Found[],
): ExerciseIndex<Found> =>
  list.map((exercise) => ({
    exercise,
    text: plain([exercise.name, ...exercise.equipment].join(' ')),
  }));

/** By name, as a language sorts them, and "Drill 9" before "Drill 10". */
export function sortExercises<Found extends Searched>(
  list: readonly Found[],
  language: string,
): readonly Found[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return list.toSorted((a, b) => compare(a.name, b.name));
}

/** The exercises whose name or equipment has every word that is searched; all of them without any. */
export function findExercises<Found extends Searched>(
  index: ExerciseIndex<Found>,
  search: string,
): readonly Found[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return index
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .map(({ exercise }) => exercise);
}

/** Exercises by type, in the order of types; no empty groups. */
export function groupExercises(list: readonly ExerciseListItem[]): readonly ExerciseGroup[] {
  const byType = Map.groupBy(list, ({ type }) => type);
  return exerciseTypes.flatMap((type) => {
    const exercises = byType.get(type);
    return exercises ? [{ type, exercises }] : [];
  });
}
