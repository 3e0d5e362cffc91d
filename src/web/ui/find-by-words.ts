const marks = /\p{Mark}/gu;

/** Removes case and accents, so that "up" finds "Up" and "ubung" finds "Übung". */
const plainText = (text: string): string =>
  text.normalize('NFD').replaceAll(marks, '').toLowerCase();

/** The items to search, each with its plain text. */
export type WordIndex<Found> = readonly { readonly item: Found; readonly text: string }[];

/** Prepares a list for many searches, since this is slow for a long list. */
export const indexWords = <Found>(
  list: readonly Found[],
  textOf: (item: Found) => string,
): WordIndex<Found> => list.map((item) => ({ item, text: plainText(textOf(item)) }));

/** The items that contain all searched words, in any order; all items if the search is empty. Keeps the list order. */
export function findByWords<Found>(index: WordIndex<Found>, search: string): readonly Found[] {
  const words = plainText(search).split(/\s+/).filter(Boolean);
  return index
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .map(({ item }) => item);
}
