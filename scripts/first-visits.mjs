// Checks the files that a first visit loads before its screen is visible: `node scripts/first-visits.mjs [folder of
// the build]`. Fails if they exceed the budgets below in bytes or number, and lists the largest packages and folders.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { inRoot } from './root.mjs';

/** Bytes with gzip, and the number of scripts and styles together. */
const budgets = {
  dashboard: { script: 137_500, style: 12_000, files: 9 },
  signIn: { script: 136_000, style: 7_000, files: 12 },
};

const folder = process.argv[2] ?? inRoot('dist', 'web');
const list = join(folder, '.vite', 'first-visits.json');

/** @param {string} file */
const weigh = (file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;

/** @param {string} name @param {import('./vite-first-visits.mjs').Visit} visit */
function faultsOf(name, { scripts, styles, largest }) {
  const budget = budgets[/** @type {keyof typeof budgets} */ (name)];
  /** @param {string[]} files */
  const bytes = (files) => files.reduce((sum, file) => sum + weigh(file), 0);
  const found = {
    script: bytes(scripts),
    style: bytes(styles),
    files: scripts.length + styles.length,
  };
  console.log(`${name}: ${JSON.stringify(found)}`);
  return /** @type {(keyof typeof found)[]} */ (Object.keys(found))
    .filter((part) => found[part] > budget[part])
    .map(
      (part) => `first visit of ${name}: ${found[part]} of ${part}, ${budget[part]} are allowed
  the largest, before minifying: ${largest.join(', ')}`,
    );
}

if (existsSync(list)) {
  const visits = /** @type {Record<string, import('./vite-first-visits.mjs').Visit>} */ (
    JSON.parse(readFileSync(list, 'utf8'))
  );
  const faults = Object.entries(visits).flatMap(([name, visit]) => faultsOf(name, visit));
  for (const fault of faults) console.log(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
} else console.log('There is no build.');
