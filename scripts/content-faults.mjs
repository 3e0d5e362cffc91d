import { findTranslationGaps, mayStayEnglish } from '../src/content/translation.ts';

/** @typedef {import('./translated-texts.mjs').Texts} Texts */

/** Distances such as `{m:1.5}`, and whatever else stands in braces. @param {string} text */
const placeholdersOf = (text) => (text.match(/\{[^}]*\}/g) ?? []).sort().join(' ') || 'none';

/**
 * What is wrong with the content of one language: texts that it lacks or that English does not have,
 * lists of another length, other distances.
 * @param {string} language
 * @param {{ words: unknown, texts: Texts }} english
 * @param {{ words: unknown, texts: Texts }} translated
 */
export function contentFaults(language, english, translated) {
  const gaps = findTranslationGaps(english.words, translated.words)
    .filter((path) => !mayStayEnglish(path))
    .map((path) => `${language}: content.${path} is missing, or English has no such text`);
  const others = [...translated.texts].flatMap(([key, { source }]) => {
    const original = english.texts.get(key);
    if (!original) return [];
    const [given, wanted] = [placeholdersOf(source), placeholdersOf(original.source)];
    return given === wanted
      ? []
      : [`${language}: ${key}: the distances are ${given}; in English they are ${wanted}`];
  });
  return [...gaps, ...others];
}
