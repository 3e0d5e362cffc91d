import { findTranslationGaps } from '../src/content/translation.ts';
import { contentTexts } from './translated-texts.mjs';

/** Returns distances such as `{12 m|40 ft}`, and anything else in braces. @param {string} text */
const placeholdersOf = (text) => (text.match(/\{[^}]*\}/g) ?? []).sort().join(' ') || 'none';

/**
 * Returns the faults in the content of one language: texts that are missing or that English does not have, lists of a
 * different length, different distances.
 * @param {string} language @param {unknown} english words as src/content has them
 * @param {unknown} translated @returns {string[]}
 */
export function contentFaults(language, english, translated) {
  const gaps = findTranslationGaps(english, translated).map(
    (path) => `${language}: content.${path} is missing, or English has no such text`,
  );
  const originals = contentTexts(english);
  const others = [...contentTexts(translated)].flatMap(([key, { source }]) => {
    const original = originals.get(key);
    if (!original) return [];
    const [given, wanted] = [placeholdersOf(source), placeholdersOf(original.source)];
    return given === wanted
      ? []
      : [`${language}: ${key}: the distances are ${given}; in English they are ${wanted}`];
  });
  return [...gaps, ...others];
}
