// That no English stands outside the catalogs: `node scripts/english.mjs [folder]`. What golfers read is
// in src/i18n and, for drills and programs, in src/content.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { englishFaults } from './english-faults.mjs';
import { root } from './root.mjs';

const project = process.argv[2] ?? root;
/** The API's document is for developers and in English. */
const forDevelopers = 'src/server/platform/routes/openapi.ts';

const sources = globSync('src/{web,server,domain,drawing,contract}/**/*.{ts,tsx}', { cwd: project })
  .filter((path) => !/\.test\.tsx?$/.test(path) && path !== forDevelopers)
  .sort();

const faults = sources.flatMap((path) =>
  englishFaults({ path, code: readFileSync(join(project, path), 'utf8') }),
);
for (const fault of faults) console.log(fault);
console.log(`${sources.length} files`);
process.exit(faults.length ? 1 : 0);
