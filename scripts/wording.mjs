import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {import('./translated-texts.mjs').Texts} Texts */
/**
 * What to write instead of a wording, and the texts that may have it, with a reason.
 * @typedef {{ use: string, except?: Readonly<Record<string, string>> }} Instead
 */
/** @typedef {Readonly<Record<string, Instead>>} Wordings by regular expression */

/**
 * Reads the wordings that the texts of a language avoid, `<folder>/wording/<language>.json`: false friends, a second
 * word for something that has one already, and typing such as three dots.
 * @param {string} folder @param {string} language @returns {Wordings}
 */
export function readWordings(folder, language) {
  const file = join(folder, 'wording', `${language}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** In JavaScript, `\b` knows only the letters of English. */
const wordEnd = '(?:(?<![\\p{L}\\p{N}])(?=[\\p{L}\\p{N}])|(?<=[\\p{L}\\p{N}])(?![\\p{L}\\p{N}]))';

/**
 * A placeholder is a space in `words`, so "Anfang {2}" finds "Anfang {baseline}" and not "am Anfang der Woche".
 * @param {string} wording
 */
const matcher = (wording) => new RegExp(wording.replaceAll('\\b', wordEnd), 'iu');

/** @param {Wordings} wordings @param {Texts} texts */
function exceptionFaults(wordings, texts) {
  return Object.entries(wordings).flatMap(([wording, { except = {} }]) =>
    Object.entries(except).flatMap(([key, reason]) => {
      const has = matcher(wording).test(plain(texts.get(key)?.words ?? ''));
      if (!has) return [`"${wording}": ${key} is an exception and does not have it`];
      return reason.trim() === '' ? [`"${wording}": the exception ${key} needs its reason`] : [];
    }),
  );
}

/** @param {string} words */
const plain = (words) => words.replaceAll('\u00ad', '');

/**
 * Finds texts of a language that have a wording to avoid.
 * @param {string} language @param {Wordings} wordings @param {Texts} texts @returns {string[]}
 */
export function wordingFaults(language, wordings, texts) {
  const rules = Object.entries(wordings).map(([wording, instead]) => ({
    matches: matcher(wording),
    ...instead,
  }));
  const found = [...texts].flatMap(([key, { words }]) =>
    rules.flatMap(({ matches, use, except }) => {
      const [wording] = matches.exec(plain(words)) ?? [];
      if (wording === undefined || except?.[key]) return [];
      return [`${language}: ${key}: not "${wording.trimEnd()}": ${use}`];
    }),
  );
  return [
    ...exceptionFaults(wordings, texts).map((fault) => `wording/${language}.json: ${fault}`),
    ...found,
  ];
}
