import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** @typedef {import('./translated-texts.mjs').Texts} Texts */
/** @typedef {Readonly<Record<string, string>>} Sources short hashes of the English texts by key */

/** Eight hexadecimal digits are enough to tell two versions of one sentence apart. @param {string} text */
const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** @param {string} folder @param {string} language */
const fileOf = (folder, language) => join(folder, 'sources', `${language}.json`);

/**
 * Reads the hashes of the English texts that a language was translated from: `<folder>/sources/<language>.json`, with
 * a line for each text, by key.
 * @param {string} folder @param {string} language @returns {Sources}
 */
export function readSources(folder, language) {
  const file = fileOf(folder, language);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/**
 * Finds translations that were not compared with the current English text.
 * @param {string} language
 * @param {{ english: Texts, translated: Texts, sources: Sources }} given
 */
export function sourceFaults(language, { english, translated, sources }) {
  const accept = `npm run texts -- --accept ${language}`;
  const unaccepted = [...translated.keys()].flatMap((key) => {
    const original = english.get(key);
    if (!original || sources[key] === hashOf(original.source)) return [];
    const what = sources[key]
      ? 'the English text has changed since it was translated: compare them'
      : 'a new translation: read it beside the English text';
    return [`${language}: ${key}: ${what}, then run ${accept}`];
  });
  const left = Object.keys(sources)
    .filter((key) => !translated.has(key) || !english.has(key))
    .map((key) => `sources/${language}.json: ${key} is no text any more: run ${accept}`);
  return [...unaccepted, ...left];
}

/**
 * Records that all translations of a language match the current English texts. Returns the keys whose record is new
 * or has changed.
 * @param {string} folder @param {string} language
 * @param {{ english: Texts, translated: Texts }} texts
 */
export function acceptSources(folder, language, { english, translated }) {
  const before = readSources(folder, language);
  const entries = [...translated.keys()].sort().flatMap((key) => {
    const original = english.get(key);
    return original ? [/** @type {const} */ ([key, hashOf(original.source)])] : [];
  });
  const file = fileOf(folder, language);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
  return entries.filter(([key, hash]) => before[key] !== hash).map(([key]) => key);
}
