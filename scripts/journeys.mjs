import { readFileSync, rmSync } from 'node:fs';
import { capture } from './processes.mjs';
import { inRoot } from './root.mjs';

const file = inRoot('test-results', 'journeys.json');

/** @typedef {{ suites?: Suite[], specs?: { tests: { projectName: string }[] }[] }} Suite */

/** @param {Suite} suite @returns {string[]} the project of each test below it */
function projectsOf({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ tests }) => tests.map(({ projectName }) => projectName));
  return [...own, ...suites.flatMap(projectsOf)];
}

/** Playwright's own count. A test that did not run, or only at the second attempt, has failed. */
function count() {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const { expected, unexpected, flaky, skipped } = report.stats;
  const used = new Set(projectsOf(report));
  /** @type {string[]} */
  const projects = report.config.projects.map((/** @type {{ name: string }} */ { name }) => name);
  const idle = projects.filter((name) => !used.has(name));
  return { passed: expected, failed: unexpected + flaky + skipped, idle };
}

/**
 * Runs the journeys in a real browser. A project in which no test ran counts as a failure too: a device,
 * a theme or a database would go unseen.
 * @param {Record<string, string | undefined>} env with CHROMIUM_PATH and TEST_DATABASE_URL
 * @returns {Promise<import('./checks.mjs').Result>}
 */
export async function runJourneys(env) {
  rmSync(file, { force: true });
  const { ok, output } = await capture('playwright', ['test'], { env, seconds: 1800 });
  try {
    const { passed, failed, idle } = count();
    const unexplained = !ok && failed + idle.length === 0 ? 1 : 0;
    const faults = failed + idle.length + unexplained;
    const remarks = idle.map((project) => `\nNo test ran in ${project}.`).join('');
    return { passed, failed: faults, report: faults ? output + remarks : '' };
  } catch {
    return { passed: 0, failed: 1, report: output };
  }
}
