import { stripVTControlCharacters } from 'node:util';
import { SetupError } from './setup-error.mjs';

/** @typedef {import('./checks.mjs').Task} Task */
/** @typedef {import('./checks.mjs').Result & { name: string }} NamedResult */

/** The most lines of a failure's report; longer ones are cut in the middle. */
const longestReport = 400;
/** The most failed tests listed below a task's line; the report has all of them. */
const mostFailures = 20;

/** The most characters of what a test expected and received. */
const longestDifference = 300;

/**
 * Formats a failed test in one line: its name, the first line of its message, and what it expected and received.
 * @param {string} name
 * @param {string | undefined} message may be colored
 */
export function failureLine(name, message = '') {
  const [reason = '', ...details] = stripVTControlCharacters(message).split('\n');
  const difference = details
    .map((line) => line.trim())
    .filter((line) => /^(Expected|Received|[-+])\b|^[-+] /.test(line))
    .join(' ')
    .slice(0, longestDifference);
  return [name, reason, difference].filter(Boolean).join(': ');
}

/** @param {string} text */
function shortened(text) {
  const lines = text.trimEnd().split('\n');
  if (lines.length <= longestReport) return lines.join('\n');
  const half = longestReport / 2;
  const left = lines.length - longestReport;
  return [...lines.slice(0, half), `… ${left} more lines …`, ...lines.slice(-half)].join('\n');
}

/** @param {NamedResult} result @param {number} startedAt */
function printProgress({ name, passed, failed, failures = [] }, startedAt) {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const count = passed + failed > 1 ? ` (${passed} passed, ${failed} failed)` : '';
  console.log(`${failed ? 'FAILED' : 'ok    '} ${name}${count} ${seconds} s`);
  for (const failure of failures.slice(0, mostFailures)) console.log(`       ${failure}`);
}

/**
 * Runs tasks in order, `atOnce` at a time, and prints one line when each ends. A task that throws counts as failed;
 * the others still run.
 * @param {Task[]} tasks
 * @param {number} atOnce
 * @returns {Promise<NamedResult[]>} in the order of the tasks
 */
export async function runTasks(tasks, atOnce) {
  /** @type {NamedResult[]} */
  const results = [];
  const waiting = tasks.entries();
  const lane = async () => {
    for (const [index, { name, run }] of waiting) {
      const startedAt = performance.now();
      const outcome = await run().catch((error) => {
        const report = error instanceof SetupError ? error.message : String(error?.stack ?? error);
        return { passed: 0, failed: 1, report };
      });
      const result = { name, ...outcome };
      results[index] = result;
      printProgress(result, startedAt);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return results;
}

/**
 * Prints the reports of failed tasks, and the total as the very last line.
 * @param {NamedResult[]} results
 * @returns {number} the exit code
 */
export function printResults(results) {
  for (const { name, report } of results) {
    if (report) console.log(`\n──── ${name} ────\n${shortened(report)}`);
  }
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
}
