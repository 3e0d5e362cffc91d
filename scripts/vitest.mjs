import { readFileSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { capture } from './processes.mjs';
import { failureLine } from './report.mjs';
import { inRoot } from './root.mjs';

const file = inRoot('test-results', 'vitest.json');

/**
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} Test
 * @typedef {{ status: string, name: string, message: string, assertionResults: Test[] }} TestFile
 */

/** Reads Vitest's counts. A test file that could not be loaded has no tests; it counts as one failure. */
function count() {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  /** @type {TestFile[]} */
  const files = report.testResults;
  const failedTests = files.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed'),
  );
  const brokenFiles = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    notRun: report.numPendingTests + report.numTodoTests,
    failures: [
      ...brokenFiles.map(({ name, message }) => failureLine(name, message)),
      ...failedTests.map((test) => failureLine(test.fullName, test.failureMessages[0])),
    ],
  };
}

/** Returns the first error outside of any test, such as in a timer, in one line. @param {string} output */
function failureOutside(output) {
  const [, reason] =
    /Unhandled Errors[\s\S]*?^(\w*Error\b.*)/m.exec(stripVTControlCharacters(output)) ?? [];
  return failureLine('outside of the tests', reason);
}

/**
 * Runs the unit, server and web tests, or only these files. A skipped test counts as failed, and so does a run without
 * any tests or with an error outside of its tests.
 * @param {Record<string, string | undefined>} env
 * @param {{ files?: string[], seconds?: number }} [settings]
 * @returns {Promise<import('./checks.mjs').Result>}
 */
export async function runVitest(env, { files = [], seconds = 2400 } = {}) {
  rmSync(file, { force: true });
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const args = ['run', ...files, '--allowOnly=false', ...reporters];
  // Every file runs in its own process, and many start servers: they all load the same libraries.
  const compiled = { NODE_COMPILE_CACHE: inRoot('.cache', 'compile') };
  const settings = { env: { ...compiled, ...env }, seconds };
  const { ok, output } = await capture('vitest', args, settings);
  try {
    const { passed, failed, notRun, failures } = count();
    const unexplained = failed + notRun === 0 && (!ok || passed === 0) ? 1 : 0;
    const faults = failed + notRun + unexplained;
    const remark = notRun ? `\n${notRun} tests were skipped; none may be.` : '';
    if (unexplained) failures.push(failureOutside(output));
    return { passed, failed: faults, report: faults ? output + remark : '', failures };
  } catch {
    return { passed: 0, failed: 1, report: output };
  }
}
