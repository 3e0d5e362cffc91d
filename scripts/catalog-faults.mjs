import { placeholdersOf, pluralsOf, source } from './catalogs.mjs';

/** @typedef {import('./catalogs.mjs').Catalogs} Catalogs */

/** @param {string} message @returns {string | null} why it is not a valid ICU message */
function syntaxFault(message) {
  try {
    placeholdersOf(message);
    return null;
  } catch (error) {
    return `not a valid message (${error instanceof Error ? error.message : error}): ${message}`;
  }
}

/**
 * Returns the plural cases that a message needs. Some languages have additional cases for fractions or millions, for
 * which `other` is enough.
 * @param {string} language @param {boolean} ordinal
 */
function neededCases(language, ordinal) {
  const rules = new Intl.PluralRules(language, { type: ordinal ? 'ordinal' : 'cardinal' });
  return new Set([...Array(200).keys()].map((count) => rules.select(count))).add('other');
}

/** @param {string} message @param {string} language */
function pluralFaults(message, language) {
  return pluralsOf(message).flatMap(({ ordinal, cases }) =>
    [...neededCases(language, ordinal)]
      .filter((needed) => !cases.includes(needed))
      .map((missing) => `the plural has no case "${missing}": ${message}`),
  );
}

/** @param {string} message */
function describePlaceholders(message) {
  const placeholders = [...placeholdersOf(message)].sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  return placeholders.map(([name, kind]) => `${name}: ${kind}`).join(', ') || 'none';
}

/**
 * Returns the faults of one translated message; `original` is the English one.
 * @param {string} message @param {string} language @param {string | undefined} original
 */
function messageFaults(message, language, original) {
  const syntax = syntaxFault(message);
  if (syntax !== null) return [syntax];
  const faults = pluralFaults(message, language);
  if (original === undefined) return [...faults, `English has no such message`];
  if (syntaxFault(original) !== null) return faults;
  const [given, wanted] = [describePlaceholders(message), describePlaceholders(original)];
  if (given !== wanted) faults.push(`the placeholders are ${given}; in English they are ${wanted}`);
  return faults;
}

/** @param {Catalogs} translated @param {Catalogs} english @param {string} language */
function languageFaults(translated, english, language) {
  const features = new Set([...english.keys(), ...translated.keys()]);
  return [...features].flatMap((feature) => {
    const file = `${language}/${feature}.json`;
    const messages = translated.get(feature);
    const originals = english.get(feature);
    if (!messages) return [`${file} is missing`];
    const missing = [...(originals?.keys() ?? [])].filter((key) => !messages.has(key));
    return [
      ...missing.map((key) => `${file}: ${key} is missing`),
      ...[...messages].flatMap(([key, message]) =>
        messageFaults(message, language, originals?.get(key)).map(
          (fault) => `${file}: ${key}: ${fault}`,
        ),
      ),
    ];
  });
}

/**
 * Returns everything that makes the catalogs incomplete or incorrect, by language, file and key.
 * @param {Map<string, Catalogs>} catalogs by language @returns {string[]}
 */
export function catalogFaults(catalogs) {
  const english = catalogs.get(source) ?? new Map();
  return [...catalogs].flatMap(([language, translated]) =>
    languageFaults(translated, english, language),
  );
}
