// Checks that nodes of the version before can go on with a migrated database: `node scripts/migrations.mjs`.
import { readFileSync } from 'node:fs';
import { migrationFaults } from './migration-faults.mjs';
import { inRoot } from './root.mjs';

const folder = ['src', 'server', 'migrations'];
/** @type {{ entries: { tag: string }[] }} */
const journal = JSON.parse(readFileSync(inRoot(...folder, 'meta', '_journal.json'), 'utf8'));
const changelog = readFileSync(inRoot('CHANGELOG.md'), 'utf8');
const released = [...changelog.matchAll(/^## \[(\d+\.\d+\.\d+)\]/gm)].map(
  ([, version = '']) => version,
);

// Every database begins with the baseline.
const [, ...later] = journal.entries;
const faults = later.flatMap(({ tag }) => {
  const text = readFileSync(inRoot(...folder, `${tag}.sql`), 'utf8');
  return migrationFaults(`${folder.join('/')}/${tag}.sql`, text, released);
});
for (const fault of faults) console.log(fault);
console.log(`${later.length} migrations after the baseline`);
process.exit(faults.length ? 1 : 0);
