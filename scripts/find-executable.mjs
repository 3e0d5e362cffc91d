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

/** The folders of PATH, in order. */
export function pathFolders() {
  return (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
}

/**
 * Every program in PATH with one of these names, in the order of the names.
 * @param {string[]} names
 */
export function findInPath(names) {
  return names.flatMap((name) =>
    pathFolders()
      .map((folder) => join(folder, name))
      .filter(isExecutable),
  );
}

/** Chromium under the names that systems give it. */
export const browserNames = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * The folders `<parent>/<any version>/<below>`, newest version first; none when there is no parent.
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

/** Chromium without windows, as a program of its own. */
export const headlessShell = 'chromium-headless-shell';
