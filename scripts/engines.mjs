import { globSync } from 'node:fs';
import { aptInstall } from './apt.mjs';
import { ensureBrowser } from './browser.mjs';
import { findInPath } from './find-executable.mjs';
import { SetupError } from './setup-error.mjs';

/**
 * Finds a program, or installs the Debian package that has it.
 * @param {() => string | undefined} find
 * @param {string} name of the package
 */
async function ensureProgram(find, name) {
  const path = find() ?? ((await aptInstall(name)) ? find() : undefined);
  if (path) return path;
  throw new SetupError(
    `The main journey needs the Debian package ${name}, which is not installed.`,
  );
}

const webKitBrowsers = '/usr/lib/*/webkit2gtk-4.*/MiniBrowser';
const oldWebKitBrowsers = '/usr/lib/*/wpe-webkit-1.*/MiniBrowser';

/**
 * Finds or installs the browsers of all engines.
 * @throws {SetupError} when one is missing and cannot be installed
 */
export async function ensureEngines() {
  const inPath =
    (/** @type {string[]} */ ...names) =>
    () =>
      findInPath(names)[0];
  return {
    CHROMIUM_PATH: await ensureBrowser(),
    FIREFOX_PATH: await ensureProgram(inPath('firefox-esr', 'firefox'), 'firefox-esr'),
    WEBKIT_PATH: await ensureProgram(() => globSync(webKitBrowsers)[0], 'webkit2gtk-driver'),
    WEBKIT_DRIVER_PATH: await ensureProgram(inPath('WebKitWebDriver'), 'webkit2gtk-driver'),
    WPE_PATH: await ensureProgram(() => globSync(oldWebKitBrowsers)[0], 'libwpewebkit-1.1-0'),
    WPE_DRIVER_PATH: await ensureProgram(inPath('WPEWebDriver'), 'wpewebkit-driver'),
    XVFB_PATH: await ensureProgram(inPath('Xvfb'), 'xvfb'),
  };
}
