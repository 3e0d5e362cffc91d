import { readFileSync, rmSync } from 'node:fs';
import { capture } from './processes.mjs';
import { failureLine } from './report.mjs';
import { inRoot } from './root.mjs';

/**
 * @typedef {{ projectName: string, status: string, results: { error?: { message?: string } }[] }} Test
 * @typedef {{ title: string, file: string, tests: Test[] }} Spec
 * @typedef {{ suites?: Suite[], specs?: Spec[] }} Suite
 */

/** @param {Suite} suite @returns {Spec[]} its specs and those of nested suites */
const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** @param {Spec} spec @returns {string[]} a line for each project in which it did not pass on the first attempt */
function failuresOf({ title, file, tests }) {
  const failed = tests.filter(({ status }) => status !== 'expected');
  return failed.map(({ projectName, status, results }) => {
    const name = `[${projectName}] ${file}: ${title}`;
    const { message } = results.find(({ error }) => error)?.error ?? {};
    return failureLine(status === 'flaky' ? `only at the second attempt: ${name}` : name, message);
  });
}

/**
 * Reads Playwright's counts. A test that did not run counts as failed; one that passed on a retry is listed.
 * @param {string} file
 */
function count(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const { expected, unexpected, flaky, skipped } = report.stats;
  const specs = specsOf(report);
  const used = new Set(specs.flatMap(({ tests }) => tests.map(({ projectName }) => projectName)));
  /** @type {string[]} */
  const projects = report.config.projects.map((/** @type {{ name: string }} */ { name }) => name);
  const idle = projects.filter((name) => !used.has(name));
  const failures = specs.flatMap(failuresOf);
  return { passed: expected + flaky, failed: unexpected + skipped, idle, failures };
}

/**
 * @typedef {{ config: string, report: string }} Journeys a configuration of Playwright and the JSON report that it
 *   names, below test-results
 */
const usual = { config: 'playwright.config.ts', report: 'journeys.json' };

/** The main journey in the engines of all browsers. @type {Journeys} */
export const inAllEngines = { config: 'playwright.engines.config.ts', report: 'engines.json' };

/**
 * Runs the journeys in a real browser. A project without any tests run counts as a failure too: otherwise a device, a
 * theme or a database could go untested unnoticed.
 * @param {Record<string, string | undefined>} env with the paths of the browsers, and what else the configuration needs
 * @param {Journeys} [journeys]
 * @returns {Promise<import('./checks.mjs').Result>}
 */
export async function runJourneys(env, { config, report } = usual) {
  const file = inRoot('test-results', report);
  rmSync(file, { force: true });
  const args = ['test', '--config', config];
  const { ok, output } = await capture('playwright', args, { env, seconds: 2700 });
  try {
    const { passed, failed, idle, failures } = count(file);
    const unexplained = !ok && failed + idle.length === 0 ? 1 : 0;
    const faults = failed + idle.length + unexplained;
    const remarks = idle.map((project) => `\nNo test ran in ${project}.`).join('');
    return { passed, failed: faults, report: faults ? output + remarks : '', failures };
  } catch {
    return { passed: 0, failed: 1, report: output };
  }
}
