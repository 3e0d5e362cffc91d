// Checks size budgets and code rules of the source files: `node scripts/budgets.mjs [folder]`. Fails on any fault.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { codeRuleViolations } from './code-rules.mjs';
import { root } from './root.mjs';

const warnAt = 200;
const failAt = 300;
const folders = ['src', 'e2e', 'bench', 'scripts'];
const sourceFile = /\.(ts|tsx|mts|mjs|cjs|js|jsx)$/;
/** Catalogs and translations are as long as the lists in them; migrations are generated. */
const anyLength = /^src\/(content|i18n|server\/migrations)\//;
/** This file contains the patterns that the rules look for. */
const exempt = 'scripts/code-rules.mjs';

/** @param {string} project @param {string} folder */
function readSources(project, folder) {
  if (!existsSync(join(project, folder))) return [];
  return readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll(sep, '/')}`)
    .filter((path) => sourceFile.test(path) && path !== exempt)
    .map((path) => {
      const text = readFileSync(join(project, path), 'utf8');
      return { path, lines: text.trimEnd().split('\n') };
    });
}

/** @param {number[]} sizes */
function median(sizes) {
  return sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 0;
}

const sources = folders.flatMap((folder) => readSources(process.argv[2] ?? root, folder));
const sized = sources.filter(({ path }) => !anyLength.test(path));
const faults = sources.flatMap(codeRuleViolations);

for (const { path, lines } of sized) {
  if (lines.length >= failAt) faults.push(`${path}: ${lines.length} lines; ${failAt} are too many`);
  else if (lines.length >= warnAt) console.log(`warning: ${path} has ${lines.length} lines`);
}
for (const fault of faults) console.log(fault);
console.log(
  `${sized.length} files, median ${median(sized.map(({ lines }) => lines.length))} lines`,
);
process.exit(faults.length ? 1 : 0);
