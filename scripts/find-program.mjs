import { join } from 'node:path';
import { aptInstall } from './apt.mjs';
import { isExecutable, pathFolders } from './find-executable.mjs';
import { SetupError } from './setup-error.mjs';

/** Where Debian keeps servers, which may be missing in the PATH of users. */
const serverFolders = ['/usr/sbin', '/sbin'];

/** @param {string} name */
const installed = (name) =>
  [...pathFolders(), ...serverFolders].map((folder) => join(folder, name)).find(isExecutable);

/**
 * Finds a program; installs its Debian package if possible.
 * @param {string} name
 * @param {string} [debianPackage] by default called like the program
 * @returns {Promise<string>} its path
 * @throws {SetupError} when it is missing and cannot be installed
 */
export async function findProgram(name, debianPackage = name) {
  const path = installed(name) ?? ((await aptInstall(debianPackage)) ? installed(name) : undefined);
  if (path) return path;
  throw new SetupError(`This needs ${name} (Debian: apt-get install ${debianPackage}).`);
}
