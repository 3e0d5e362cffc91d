import { accessSync, constants, readdirSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @param {string} path */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Returns the folders of PATH, in order. */
export function pathFolders() {
  return (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
}

/**
 * Finds every program in PATH with one of these names, in the order of the names.
 * @param {string[]} names
 */
export function findInPath(names) {
  return names.flatMap((name) =>
    pathFolders()
      .map((folder) => join(folder, name))
      .filter(isExecutable),
  );
}

/** Names of the Chromium program on different systems. */
export const browserNames = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * Returns the folders `<parent>/<any version>/<below>`, newest version first; empty if the parent does not exist.
 * @param {string} parent
 * @param {string} below
 */
export function versionFolders(parent, below) {
  try {
    const versions = readdirSync(parent).sort(
      (a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10),
    );
    return versions.map((version) => join(parent, version, below));
  } catch {
    return [];
  }
}

/** The separate Chromium program without windows. */
export const headlessShell = 'chromium-headless-shell';
