import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './root.mjs';

/** @param {string} folder */
function licenseIn(folder) {
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)\b/i.test(name));
  return file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim();
}

/** Packages that `npm start` installs, with the text of their license. */
function packages() {
  const lock = JSON.parse(readFileSync(inRoot('node_modules', '.package-lock.json'), 'utf8'));
  return Object.entries(/** @type {Record<string, { dev?: boolean }>} */ (lock.packages))
    .filter(([, { dev }]) => !dev)
    .map(([path]) => {
      const { name, version, license } = JSON.parse(
        readFileSync(inRoot(path, 'package.json'), 'utf8'),
      );
      return {
        name: `${name} ${version}`,
        license: String(license),
        text: licenseIn(inRoot(path)),
      };
    });
}

/** What is no package: the program itself and its typeface. */
const others = [
  { name: 'Pinhigh', license: 'MIT', text: readFileSync(inRoot('LICENSE'), 'utf8').trim() },
  {
    name: 'Instrument Sans',
    license: 'OFL-1.1',
    text: readFileSync(inRoot('src', 'web', 'ui', 'fonts', 'OFL.txt'), 'utf8').trim(),
  },
];

/** Returns the licenses as text, each once, below the names of what is under it. */
export function licensesText() {
  const all = [...others, ...packages().toSorted((a, b) => (a.name < b.name ? -1 : 1))];
  const groups = Map.groupBy(all, ({ license, text }) => text || license);
  return [...groups]
    .map(([text, under]) => {
      const names = under.map(({ name, license }) => `${name} (${license})`);
      return `${[...new Set(names)].join('\n')}\n\n${text}\n`;
    })
    .join(`\n${'-'.repeat(80)}\n\n`);
}

/**
 * Adds the licenses of everything that is shipped to the web build, as `/licenses.txt`.
 * @returns {import('vite').Plugin}
 */
export function licenses() {
  return {
    name: 'licenses',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'licenses.txt', source: licensesText() });
    },
  };
}
