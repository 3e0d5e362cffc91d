import { readFileSync, rmSync } from 'node:fs';
import { capture } from './processes.mjs';
import { inRoot } from './root.mjs';

const file = inRoot('test-results', 'vitest.json');

/** Vitest's own count. A test file that could not even be loaded has no tests to count: it is one failure. */
function count() {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  /** @param {{ status: string, assertionResults: { status: string }[] }} suite */
  const brokenFile = (suite) =>
    suite.status === 'failed' && suite.assertionResults.every(({ status }) => status !== 'failed');
  const brokenFiles = report.testResults.filter(brokenFile).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles,
    notRun: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * Runs the unit, server and web tests. A skipped test counts as failed, and so does a run in which no
 * test ran or that failed outside of its tests.
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<import('./checks.mjs').Result>}
 */
export async function runVitest(env) {
  rmSync(file, { force: true });
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const args = ['run', '--allowOnly=false', ...reporters];
  const { ok, output } = await capture('vitest', args, { env, seconds: 1200 });
  try {
    const { passed, failed, notRun } = count();
    const unexplained = failed + notRun === 0 && (!ok || passed === 0) ? 1 : 0;
    const faults = failed + notRun + unexplained;
    const remark = notRun ? `\n${notRun} tests were skipped; none may be.` : '';
    return { passed, failed: faults, report: faults ? output + remark : '' };
  } catch {
    return { passed: 0, failed: 1, report: output };
  }
}
