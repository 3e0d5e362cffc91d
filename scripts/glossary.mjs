import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {import('./translated-texts.mjs').Texts} Texts */
/** @typedef {Readonly<Record<string, readonly string[]>>} EnglishTerms English forms of each term */
/**
 * A term in another language: its allowed forms, forms to avoid, and exempt texts with a reason.
 * @typedef {{ forms: readonly string[], avoid?: readonly string[], except?: Readonly<Record<string, string>> }} Term
 */
/** @typedef {Readonly<Record<string, Term>>} Terms */

/**
 * Reads the glossary of a language, `<folder>/glossary/<language>.json`; null if there is none.
 * @param {string} folder @param {string} language
 */
export function readGlossary(folder, language) {
  const file = join(folder, 'glossary', `${language}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** Removes soft hyphens and capitals, which do not matter for matching. @param {string} text */
const plain = (text) => text.replaceAll('\u00ad', '').toLowerCase();

/** @param {string} text */
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Finds the terms of an English text. The longest form wins: "tee shot" is neither "tee" nor "shot".
 * @param {EnglishTerms} english @returns {(text: string) => Set<string>}
 */
export function termFinder(english) {
  const byForm = new Map(
    Object.entries(english).flatMap(([term, forms]) => forms.map((form) => [plain(form), term])),
  );
  const longestFirst = [...byForm.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(${longestFirst.join('|')})(?![\\p{L}\\p{N}])`,
    'gu',
  );
  return (text) =>
    new Set((plain(text).match(pattern) ?? []).map((form) => byForm.get(form) ?? form));
}

/** @param {EnglishTerms} english @param {Terms} terms @param {Texts} originals */
function entryFaults(english, terms, originals) {
  const missing = Object.keys(english).filter((term) => !terms[term]?.forms.length);
  const unknown = Object.keys(terms).filter((term) => !english[term]);
  const excepted = Object.entries(terms).flatMap(([term, { except = {} }]) =>
    Object.entries(except).flatMap(([key, reason]) => {
      if (!originals.has(key)) return [`"${term}": ${key} is an exception and no text`];
      return reason.trim() === '' ? [`"${term}": the exception ${key} needs its reason`] : [];
    }),
  );
  return [
    ...missing.map((term) => `"${term}" has no form`),
    ...unknown.map((term) => `"${term}" is no term of glossary/en.json`),
    ...excepted,
  ];
}

/** @param {string} words @param {string} term @param {Term} entry */
function wordingFaults(words, term, { forms, avoid = [] }) {
  const text = plain(words);
  const has = (/** @type {string} */ form) => text.includes(plain(form));
  const called = forms.some(has)
    ? []
    : [`"${term}" is called ${forms.join(', ')}; the text has none of them`];
  return [...called, ...avoid.filter(has).map((word) => `"${term}" is not called ${word}`)];
}

/**
 * Finds texts of a language that use a different word for a term than its glossary.
 * @param {string} language
 * @param {{ terms: EnglishTerms, texts: Texts }} english
 * @param {{ terms: Terms | null, texts: Texts }} translated
 * @returns {string[]}
 */
export function glossaryFaults(language, english, translated) {
  const { terms } = translated;
  const file = `glossary/${language}.json`;
  if (terms === null) return [`${file} is missing`];
  const findTerms = termFinder(english.terms);
  const wordings = [...translated.texts].flatMap(([key, { words }]) =>
    [...findTerms(english.texts.get(key)?.words ?? '')].flatMap((term) => {
      const entry = terms[term];
      if (!entry || entry.except?.[key]) return [];
      return wordingFaults(words, term, entry).map((fault) => `${language}: ${key}: ${fault}`);
    }),
  );
  return [
    ...entryFaults(english.terms, terms, english.texts).map((fault) => `${file}: ${fault}`),
    ...wordings,
  ];
}

/**
 * Finds terms that no English text uses, so that translators need not translate them.
 * @param {EnglishTerms} terms @param {Texts} texts
 */
export function unusedTerms(terms, texts) {
  const findTerms = termFinder(terms);
  const used = new Set([...texts.values()].flatMap(({ words }) => [...findTerms(words)]));
  return Object.keys(terms)
    .filter((term) => !used.has(term))
    .map((term) => `glossary/en.json: no English text has "${term}"`);
}
