// Checks that there is no English text outside the catalogs: `node scripts/english.mjs [folder]`. Golfers' texts are
// in src/i18n and, for drills and programs, in src/content/words.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { englishFaults } from './english-faults.mjs';
import { root } from './root.mjs';

const project = process.argv[2] ?? root;
/** Tests, words by language, what a command tells an operator, and the API documentation, which is for developers. */
const english =
  /\.test\.tsx?$|^src\/content\/words\/|^src\/contract\/index\.ts$|^src\/server\/(backup|move|restore)\.ts$|^src\/server\/platform\/routes\/(openapi|api-examples)\.ts$/;

const sources = globSync('src/{web,server,domain,drawing,contract,content}/**/*.{ts,tsx}', {
  cwd: project,
})
  .filter((path) => !english.test(path))
  .sort();

const faults = sources.flatMap((path) =>
  englishFaults({ path, code: readFileSync(join(project, path), 'utf8') }),
);
for (const fault of faults) console.log(fault);
console.log(`${sources.length} files`);
process.exit(faults.length ? 1 : 0);
