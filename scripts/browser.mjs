import { existsSync } from 'node:fs';
import { aptInstall } from './apt.mjs';
import { browserNames, findInPath, headlessShell } from './find-executable.mjs';
import { capture } from './processes.mjs';
import { SetupError } from './setup-error.mjs';

/** On Ubuntu, chromium-browser without the snap is a script that only prints advice. @param {string} path */
async function isBrowser(path) {
  const { ok, output } = await capture(path, ['--version'], { seconds: 30 });
  return ok && /chrom/i.test(output);
}

/** @param {string[]} names */
async function installedBrowser(names = browserNames) {
  for (const path of findInPath(names)) {
    if (await isBrowser(path)) return path;
  }
  return undefined;
}

/** Finds Playwright's own browser. Works only after the packages are installed. */
async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

async function downloadPlaywrightsOwn() {
  console.log('Downloading a browser for the journeys (only this once) …');
  const { ok, output } = await capture('playwright', ['install', 'chromium']);
  if (!ok) console.log(`Playwright could not download its browser:\n${output}`);
  return playwrightsOwn();
}

/**
 * Finds the browser for the journeys, in this order: CHROMIUM_PATH, an installed one, Playwright's own, Debian's
 * through apt, and finally a download by Playwright.
 * @returns {Promise<string>} its path
 * @throws {SetupError} when there is none and none can be installed
 */
export async function ensureBrowser() {
  const given = process.env['CHROMIUM_PATH'];
  if (given) {
    if (await isBrowser(given)) return given;
    throw new SetupError(`CHROMIUM_PATH is set to ${given}, which is no Chromium that runs.`);
  }
  const path =
    (await installedBrowser()) ??
    (await playwrightsOwn()) ??
    ((await aptInstall('chromium')) ? await installedBrowser() : undefined) ??
    (await downloadPlaywrightsOwn());
  if (path) return path;
  throw new SetupError(
    'No browser for the journeys. Install Chromium (Debian: apt-get install chromium) or set CHROMIUM_PATH to one.',
  );
}

/**
 * Finds Chromium without windows, which needs a fifth less time on few cores, in this order: CHROMIUM_PATH, Debian's
 * headless shell, any other available browser.
 * @returns {Promise<string>} its path
 * @throws {SetupError} when there is none and none can be installed
 */
export async function ensureHeadlessShell() {
  if (process.env['CHROMIUM_PATH']) return ensureBrowser();
  return (
    (await installedBrowser([headlessShell])) ??
    ((await aptInstall(headlessShell)) ? await installedBrowser([headlessShell]) : undefined) ??
    ensureBrowser()
  );
}
