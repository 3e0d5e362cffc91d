// Checks that every line of docs/specification.md refers to an existing test: `node scripts/specification.mjs
// [folder]`. Renamed or deleted tests, lines without a test and missing lines are faults.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const page = 'docs/specification.md';
/** The numbered sections of the specification: the training core, account and platform, administration, offline. */
const sections = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'];

const heading = /^#{2,3} (\d+(?:\.\d+)?) /;
const row = /^\| (\d+(?:\.\d+)+) \| (.+) \| (.*) \|$/;
const proof = /\[([^\]]+)\]\(\.\.\/([^)\s]+)\)/g;
const testFile = /^(src|e2e|scripts)\/.+\.test\.tsx?$/;
const titles =
  /\b(?:test|it)(?:\.(?:each|for)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;
const tags = /( @\w+)+$/;

/** @typedef {{ number: string, section: string, proofs: { title: string, path: string }[] }} Row */

/** @param {string} text @returns {{ rows: Row[], faults: string[] }} */
function readPage(text) {
  /** @type {Row[]} */
  const rows = [];
  const faults = [];
  let section = '';
  for (const line of text.split('\n')) {
    section = heading.exec(line)?.[1] ?? section;
    const [, number, , shownBy = ''] = row.exec(line) ?? [];
    if (number === undefined) {
      if (/^\| \d/.test(line)) faults.push(`not a line of three columns: ${line}`);
      continue;
    }
    const proofs = [...shownBy.matchAll(proof)].map(([, title = '', path = '']) => ({
      title,
      path,
    }));
    rows.push({ number, section, proofs });
  }
  return { rows, faults };
}

/** Finds gaps in the line numbers of a section, so that no line is lost unnoticed. @param {Row[]} rows */
function numberFaults(rows) {
  /** @type {Map<string, number>} */
  const last = new Map();
  const faults = [];
  for (const { number, section } of rows) {
    const expected = `${section}.${(last.get(section) ?? 0) + 1}`;
    if (number !== expected) faults.push(`${number}: ${expected} was to be expected here`);
    last.set(section, Number(number.split('.').at(-1)));
  }
  const told = new Set(rows.map(({ number }) => number.split('.')[0]));
  const missing = sections.filter((section) => !told.has(section));
  return [...faults, ...missing.map((section) => `section ${section} has no line`)];
}

/** @param {string} folder */
function titleReader(folder) {
  /** @type {Map<string, Set<string>>} */
  const known = new Map();
  return (/** @type {string} */ path) => {
    const read = known.get(path) ?? new Set(titlesIn(join(folder, path)));
    known.set(path, read);
    return read;
  };
}

/** @param {string} file the titles of its tests as written in the source, without tags */
function titlesIn(file) {
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(titles)].map(([, , title = '']) =>
    title.replaceAll(/\\(['"`])/g, '$1').replace(tags, ''),
  );
}

const folder = process.argv[2] ?? root;
const { rows, faults } = readPage(readFileSync(join(folder, page), 'utf8'));
const titlesOf = titleReader(folder);
faults.push(...numberFaults(rows));
for (const { number, proofs } of rows) {
  if (proofs.length === 0) faults.push(`${number}: no test shows it`);
  for (const { title, path } of proofs) {
    if (!testFile.test(path)) faults.push(`${number}: ${path} is no file of tests`);
    else if (!titlesOf(path).has(title)) faults.push(`${number}: ${path} has no test "${title}"`);
  }
}
for (const fault of faults) console.log(`${page}: ${fault}`);
console.log(`${rows.length} lines of the specification, ${faults.length} faults`);
process.exit(faults.length ? 1 : 0);
