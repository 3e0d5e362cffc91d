import { capture } from './processes.mjs';

/**
 * The counts of one task and its report: the whole output on failure, otherwise its warnings. For tasks with several
 * tests, `failures` has one line for each failed test.
 * @typedef {{ passed: number, failed: number, report: string, failures?: string[] }} Result
 */
/** @typedef {{ name: string, run: () => Promise<Result> }} Task */

/** @type {[name: string, command: string, ...args: string[]][]} */
const commands = [
  ['types: server', 'tsc', '-p', 'src/server/tsconfig.json'],
  ['types: web', 'tsc', '-p', 'src/web/tsconfig.json'],
  ['types: service worker', 'tsc', '-p', 'src/web/service-worker/tsconfig.json'],
  ['types: phone', 'tsc', '-p', 'src/testing/phone/tsconfig.json'],
  ['types: rules', 'tsc', '-p', 'src/tsconfig.pure.json'],
  ['types: journeys', 'tsc', '-p', 'e2e/tsconfig.json'],
  ['types: scripts', 'tsc', '-p', 'scripts/tsconfig.json'],
  ['lint', 'biome', 'ci', '--colors=off', '--error-on-warnings'],
  ['import rules', 'depcruise', 'src', 'e2e', '--config', '.dependency-cruiser.cjs'],
  ['dead code', 'knip', '--no-progress'],
  ['budgets', 'node', 'scripts/budgets.mjs'],
  ['feature names', 'node', 'scripts/feature-names.mjs'],
  ['table owners', 'node', 'scripts/table-owners.mjs'],
  ['migrations', 'node', 'scripts/migrations.mjs'],
  ['styles', 'node', 'scripts/styles.mjs'],
  ['first visits', 'node', 'scripts/first-visits.mjs'],
  ['old browsers', 'node', 'scripts/old-browsers.mjs'],
  ['texts', 'node', 'scripts/texts.mjs'],
  ['no English in code', 'node', 'scripts/english.mjs'],
  ['specification', 'node', 'scripts/specification.mjs'],
];

/** @param {import('./processes.mjs').Outcome} outcome @returns {Result} */
function asCheck({ ok, output }) {
  if (!ok) return { passed: 0, failed: 1, report: output };
  const warnings = output.split('\n').filter((line) => line.startsWith('warning: '));
  return { passed: 1, failed: 0, report: warnings.join('\n') };
}

/** All checks that do not run the application. @type {Task[]} */
export const staticChecks = commands.map(([name, command, ...args]) => ({
  name,
  run: async () => asCheck(await capture(command, args)),
}));
