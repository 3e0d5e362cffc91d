// That every language has every message of English with its placeholders and plurals, and that the types
// of messages are those of the English catalogs: `node scripts/texts.mjs [--write] [folder]`. With
// `--write` it writes the types first.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { catalogFaults } from './catalog-faults.mjs';
import { readCatalogs, source } from './catalogs.mjs';
import { messageTypes, writeMessageTypes } from './message-types.mjs';
import { inRoot } from './root.mjs';

const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean' } },
  allowPositionals: true,
});
const [folder = inRoot('src', 'i18n')] = positionals;
const types = join(folder, 'messages.ts');
const catalogs = readCatalogs(folder);
const english = catalogs.get(source) ?? new Map();

const faults = catalogFaults(catalogs);
if (faults.length === 0) {
  if (values.write) writeMessageTypes(types, english);
  if (readFileSync(types, 'utf8') !== messageTypes(english)) {
    faults.push('messages.ts is out of date: run node scripts/texts.mjs --write');
  }
}
for (const fault of faults) console.log(fault);
console.log(`${catalogs.size} languages, ${english.size} files each`);
process.exit(faults.length ? 1 : 0);
