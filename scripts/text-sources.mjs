import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** @typedef {import('./translated-texts.mjs').Texts} Texts */
/** @typedef {Readonly<Record<string, string>>} Sources short hashes of the English text and its translation by key */

/** Eight hexadecimal digits are enough to tell two versions of one sentence apart. @param {string} text */
const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** @param {string} folder @param {string} language */
const fileOf = (folder, language) => join(folder, 'sources', `${language}.json`);

/**
 * Reads which English text each translation was compared with: `<folder>/sources/<language>.json`, with a line for
 * each text, by key.
 * @param {string} folder @param {string} language @returns {Sources}
 */
export function readSources(folder, language) {
  const file = fileOf(folder, language);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/**
 * Returns what has changed since a translation was compared with the English text.
 * @param {string | undefined} entry @param {{ original: string, translation: string }} texts
 */
function changesSince(entry, { original, translation }) {
  const [originalThen, translationThen] = entry?.split(' ') ?? [];
  return {
    original: originalThen !== hashOf(original),
    translation: translationThen !== hashOf(translation),
  };
}

/** @param {string | undefined} entry @param {{ original: string, translation: string }} texts */
function uncomparedFault(entry, texts) {
  if (entry === undefined) return 'a new translation: read it beside the English text';
  const { original, translation } = changesSince(entry, texts);
  if (original) return 'the English text has changed since it was translated: compare them';
  return translation ? 'a changed translation: read it beside the English text' : null;
}

/**
 * Finds translations that were not compared with the current English text.
 * @param {string} language
 * @param {{ english: Texts, translated: Texts, sources: Sources }} given
 */
export function sourceFaults(language, { english, translated, sources }) {
  const accept = `npm run texts -- --accept ${language}`;
  const unaccepted = [...translated].flatMap(([key, { source: translation }]) => {
    const original = english.get(key)?.source;
    if (original === undefined) return [];
    const fault = uncomparedFault(sources[key], { original, translation });
    return fault === null ? [] : [`${language}: ${key}: ${fault}, then run ${accept}`];
  });
  const left = Object.keys(sources)
    .filter((key) => !translated.has(key) || !english.has(key))
    .map((key) => `sources/${language}.json: ${key} is no text any more: run ${accept}`);
  return [...unaccepted, ...left];
}

/**
 * Records that the translations of a language match the current English texts. A translation that stayed as it was
 * when its English text changed is more likely forgotten than right, so it is left out unless `unchanged` names it.
 * @param {string} folder @param {string} language
 * @param {{ english: Texts, translated: Texts, unchanged: readonly string[] }} given
 * @returns {{ accepted: string[], forgotten: string[] }} the keys whose record is new or has changed, and those left out
 */
export function acceptSources(folder, language, { english, translated, unchanged }) {
  const before = readSources(folder, language);
  const texts = [...translated.keys()].sort().flatMap((key) => {
    const original = english.get(key)?.source;
    return original === undefined
      ? []
      : [{ key, original, translation: translated.get(key)?.source ?? '' }];
  });
  const forgotten = texts
    .filter(({ key, ...text }) => {
      const changed = changesSince(before[key], text);
      return changed.original && !changed.translation && !unchanged.includes(key);
    })
    .map(({ key }) => key);
  const entries = texts.map(({ key, original, translation }) => {
    const compared = `${hashOf(original)} ${hashOf(translation)}`;
    return /** @type {const} */ ([key, forgotten.includes(key) ? before[key] : compared]);
  });
  const file = fileOf(folder, language);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
  const accepted = entries.filter(([key, entry]) => before[key] !== entry).map(([key]) => key);
  return { accepted, forgotten };
}
