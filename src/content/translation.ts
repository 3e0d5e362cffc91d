/** Words in another language, possibly incomplete. Lists are translated as a whole. */
export type Translation<Words> = Words extends string | readonly unknown[]
  ? Words
  : string extends keyof Words
    ? { readonly [Id in keyof Words]: Translation<Words[Id]> }
    : { readonly [Key in keyof Words]?: Translation<Words[Key]> };

type Group = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function merge(words: Group, translation: Group): Group {
  const texts = Object.entries(translation).map(([key, text]) => {
    const own = words[key];
    return [key, isGroup(own) && isGroup(text) ? merge(own, text) : text];
  });
  return { ...words, ...Object.fromEntries(texts) };
}

/** Replaces words with their translations. Words without a translation stay as they are. */
export function translate<Words extends object>(
  words: Words,
  translation: Translation<NoInfer<Words>> | null | undefined,
): Words {
  if (!isGroup(words) || !isGroup(translation)) return words;
  // A translation has the same shape as its words.
  return merge(words, translation) as Words;
}

const partsOf = (value: unknown): ReadonlyMap<string, unknown> | null =>
  typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : null;

/**
 * Finds the places where a translation and the English words differ in shape: missing texts, and texts that no
 * longer exist in English. Returns them as paths such as `exercises.book-gate.steps.3`.
 */
export function findTranslationGaps(english: unknown, translation: unknown, path = ''): string[] {
  const [expected, given] = [partsOf(english), partsOf(translation)];
  if (expected === null || given === null) {
    return typeof english === typeof translation ? [] : [path];
  }
  const keys = new Set([...expected.keys(), ...given.keys()]);
  return [...keys].flatMap((key) =>
    findTranslationGaps(expected.get(key), given.get(key), path === '' ? key : `${path}.${key}`),
  );
}
