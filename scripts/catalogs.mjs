import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { flatten } from '../src/i18n/compile.ts';

/** The language that all others are compared with. */
export const source = 'en';

/** The folders `glossary`, `wording` and `sources` are next to the language folders. */
const isLanguage = /^[a-z]{2,3}(-[A-Za-z]{2,4})?$/;

/** @typedef {'Value' | 'number' | 'Date' | 'Tag'} Kind the type of a placeholder's value */
/** @typedef {Map<string, string>} Messages ICU messages by key */
/** @typedef {Map<string, Messages>} Catalogs the messages of one language by feature */
/** @typedef {import('@formatjs/icu-messageformat-parser').MessageFormatElement} Element */

/**
 * Reads the catalogs of every language: `<folder>/<language>/<feature>.json`.
 * @param {string} folder @returns {Map<string, Catalogs>}
 */
export function readCatalogs(folder) {
  const languages = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && isLanguage.test(entry.name),
  );
  return new Map(languages.map(({ name }) => [name, readLanguage(join(folder, name))]));
}

/** @param {string} folder @returns {Catalogs} */
function readLanguage(folder) {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();
  return new Map(
    files.map((name) => {
      const file = JSON.parse(readFileSync(join(folder, name), 'utf8'));
      return [name.replace('.json', ''), new Map(flatten(file))];
    }),
  );
}

/** @type {Partial<Record<Element['type'], Kind>>} */
const kinds = {
  [TYPE.argument]: 'Value',
  [TYPE.select]: 'Value',
  [TYPE.number]: 'number',
  [TYPE.plural]: 'number',
  [TYPE.date]: 'Date',
  [TYPE.time]: 'Date',
  [TYPE.tag]: 'Tag',
};

/** @param {Element} element @returns {Element[]} the element and all elements inside it */
function withInner(element) {
  const inner =
    'children' in element
      ? element.children
      : 'options' in element
        ? Object.values(element.options).flatMap(({ value }) => value)
        : [];
  return [element, ...inner.flatMap(withInner)];
}

/**
 * Returns the placeholders of a message by name. Throws a `SyntaxError` if the message is not valid.
 * @param {string} message @returns {Map<string, Kind>}
 */
export function placeholdersOf(message) {
  /** @type {Map<string, Kind>} */
  const found = new Map();
  for (const element of parse(message).flatMap(withInner)) {
    const kind = kinds[element.type];
    if (kind === undefined || !('value' in element)) continue;
    const name = String(element.value);
    // A placeholder used both for counting and as a plain value takes a number.
    if (kind !== 'Value' || !found.has(name)) found.set(name, kind);
  }
  return found;
}

/** @param {string} message @returns {{ ordinal: boolean, cases: string[] }[]} */
export function pluralsOf(message) {
  return parse(message)
    .flatMap(withInner)
    .flatMap((element) =>
      element.type === TYPE.plural
        ? [{ ordinal: element.pluralType === 'ordinal', cases: Object.keys(element.options) }]
        : [],
    );
}
