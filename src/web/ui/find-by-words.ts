const marks = /\p{Mark}/gu;

/** Without case and accents, so that "up" finds "Up" and "ubung" finds "Übung". */
const plainText = (text: string): string =>
  text.normalize('NFD').replaceAll(marks, '').toLowerCase();

/** What is searched, each with its plain text. */
export type WordIndex<Found> = readonly { readonly item: Found; readonly text: string }[];

/** Prepares a list for many searches: a long one takes its time. */
export const indexWords = <Found>(
  list: readonly Found[],
  textOf: (item: Found) => string,
): WordIndex<Found> => list.map((item) => ({ item, text: plainText(textOf(item)) }));

/** What has every word that is searched, in any order, by the order of the list; all of it without any. */
export function findByWords<Found>(index: WordIndex<Found>, search: string): readonly Found[] {
  const words = plainText(search).split(/\s+/).filter(Boolean);
  return index
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .map(({ item }) => item);
}
