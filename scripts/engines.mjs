import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
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

const libraries = '/usr/lib';

/**
 * Finds the browser in the folder of a library, which is in the folder of the machine's architecture.
 * @param {string} library the beginning of its name
 */
const inLibrary = (library) => () =>
  readdirSync(libraries, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(join(libraries, name)).map((inside) => join(name, inside)))
    .filter((path) => path.split('/')[1]?.startsWith(library))
    .map((path) => join(libraries, path, 'MiniBrowser'))
    .find((path) => existsSync(path));

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
    WEBKIT_PATH: await ensureProgram(inLibrary('webkit2gtk-4.'), 'webkit2gtk-driver'),
    WEBKIT_DRIVER_PATH: await ensureProgram(inPath('WebKitWebDriver'), 'webkit2gtk-driver'),
    WPE_PATH: await ensureProgram(inLibrary('wpe-webkit-1.'), 'libwpewebkit-1.1-0'),
    WPE_DRIVER_PATH: await ensureProgram(inPath('WPEWebDriver'), 'wpewebkit-driver'),
    XVFB_PATH: await ensureProgram(inPath('Xvfb'), 'xvfb'),
  };
}
