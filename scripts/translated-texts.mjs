import { textOfMessage } from './text-of-message.mjs';

/** @typedef {import('./catalogs.mjs').Catalogs} Catalogs */
/** @typedef {{ source: string, words: string }} Text the text as written in the file, and the words golfers read */
/** @typedef {Map<string, Text>} Texts by full key: `ui.close`, `content.exercises.book-gate.name` */

/** @param {string} message */
function wordsOrNothing(message) {
  try {
    return textOfMessage(message);
  } catch {
    // The check of the catalogs reports this fault.
    return '';
  }
}

/** Returns the messages of one language. @param {Catalogs} catalogs @returns {Texts} */
export function messageTexts(catalogs) {
  const entries = [...catalogs].flatMap(([feature, messages]) =>
    [...messages].map(
      ([key, source]) =>
        /** @type {const} */ ([`${feature}.${key}`, { source, words: wordsOrNothing(source) }]),
    ),
  );
  return new Map(entries);
}

/** @param {unknown} value @returns {string[]} */
function stringsOf(value) {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsOf) : [];
}

/**
 * Returns the texts of the content in one language. A list, such as the steps of a drill, is one text: it is
 * translated as a whole.
 * @param {unknown} words @param {string} [path] @returns {Texts}
 */
export function contentTexts(words, path = 'content') {
  if (typeof words === 'string' || Array.isArray(words)) {
    const text = stringsOf(words).join('\n');
    return new Map([[path, { source: text, words: text.replace(/\{[^}]*\}/g, ' ') }]]);
  }
  return new Map(
    Object.entries(words ?? {}).flatMap(([key, part]) => [...contentTexts(part, `${path}.${key}`)]),
  );
}
