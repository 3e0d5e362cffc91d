import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { capture } from './processes.mjs';
import { inRoot } from './root.mjs';
import { SetupError } from './setup-error.mjs';

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, dev?: boolean }} Locked */

/**
 * Whether to install the tools that check the code, which `npm start` does not need.
 * @typedef {{ tools: boolean }} Extent
 */

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
 * @param {Extent} extent
 */
export function isInstalled({ tools }) {
  const installed = packagesIn(inRoot('node_modules', '.package-lock.json'));
  const wanted = Object.entries(packagesIn(inRoot('package-lock.json')));
  return wanted.every(([path, { version, integrity, optional, dev }]) => {
    if (path === '' || (dev && !tools)) return true;
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

/** Deletes the headers of the installed Node, a third of its size: no package is compiled. */
function dropNodeHeaders() {
  for (const name of readdirSync(inRoot('node_modules')))
    if (name.startsWith('node-'))
      rmSync(inRoot('node_modules', name, 'include'), { recursive: true, force: true });
}

/**
 * Installs the packages if they are missing or outdated.
 * @param {Extent} [extent] with the tools unless it says otherwise
 * @throws {SetupError} when npm fails, with npm's output
 */
export async function ensureInstalled({ tools } = { tools: true }) {
  if (isInstalled({ tools })) return;
  console.log('Installing packages (about a minute, only this once) …');
  const { command, first } = npm();
  // Whatever NODE_ENV says.
  const wanted = [tools ? '--include=dev' : '--omit=dev', '--include=optional'];
  const args = [...first, 'ci', ...wanted, '--loglevel=error', '--no-progress'];
  const { ok, output } = await capture(command, args, { seconds: 1800 });
  if (!ok) throw new SetupError(`npm could not install the packages:\n${output}`);
  dropNodeHeaders();
}
