import { readFileSync } from 'node:fs';
import { capture } from './processes.mjs';
import { inRoot } from './root.mjs';
import { SetupError } from './setup-error.mjs';

/** @typedef {{ version?: string, integrity?: string, optional?: boolean }} Locked */

/** @param {string} path @returns {Record<string, Locked>} */
function packagesIn(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

/**
 * Returns whether node_modules matches package-lock.json. npm writes its own list there as the last step of an
 * install, so an interrupted install counts as missing. Optional packages may be absent: most are for other
 * platforms.
 */
export function isInstalled() {
  const installed = packagesIn(inRoot('node_modules', '.package-lock.json'));
  const wanted = Object.entries(packagesIn(inRoot('package-lock.json')));
  return wanted.every(([path, { version, integrity, optional }]) => {
    if (path === '') return true;
    const found = installed[path];
    if (!found) return optional === true;
    return found.version === version && found.integrity === integrity;
  });
}

/** Returns the npm to install with: under `npm run`, the one that is running this script. */
function npm() {
  const path = process.env['npm_execpath'];
  return path?.endsWith('.js')
    ? { command: process.execPath, first: [path] }
    : { command: 'npm', first: [] };
}

/**
 * Installs the packages if they are missing or outdated.
 * @throws {SetupError} when npm fails, with npm's output
 */
export async function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing packages (about a minute, only this once) …');
  const { command, first } = npm();
  // NODE_ENV=production in the environment would leave out the tools that build the web.
  const wanted = ['--include=dev', '--include=optional'];
  const args = [...first, 'ci', ...wanted, '--loglevel=error', '--no-progress'];
  const { ok, output } = await capture(command, args, { seconds: 1800 });
  if (!ok) throw new SetupError(`npm could not install the packages:\n${output}`);
}
