import { join } from 'node:path';
import { aptInstall } from './apt.mjs';
import { isExecutable, pathFolders, versionFolders } from './find-executable.mjs';
import { capture } from './processes.mjs';
import { SetupError } from './setup-error.mjs';

/** The oldest PostgreSQL version that the queries support. */
const oldest = 15;

/** @param {string} folder */
async function hasServer(folder) {
  const programs = ['initdb', 'postgres'].map((name) => join(folder, name));
  if (!programs.every(isExecutable)) return false;
  const { output } = await capture(join(folder, 'postgres'), ['--version']);
  return Number.parseInt(/\d+/.exec(output)?.[0] ?? '', 10) >= oldest;
}

async function installedServer() {
  const folders = [
    ...pathFolders(),
    ...versionFolders('/usr/lib/postgresql', 'bin'),
    ...['/usr/local/bin', '/usr/local/pgsql/bin', '/opt/homebrew/bin'],
  ];
  for (const folder of folders) {
    if (await hasServer(folder)) return folder;
  }
  return undefined;
}

/**
 * Finds the folder with a PostgreSQL server's programs; installs Debian's if possible.
 * @returns {Promise<string>}
 * @throws {SetupError} when there is none and none can be installed
 */
export async function findPostgres() {
  const folder =
    (await installedServer()) ??
    ((await aptInstall('postgresql')) ? await installedServer() : undefined);
  if (folder) return folder;
  throw new SetupError(
    `No PostgreSQL server to test on. Install PostgreSQL ${oldest} or newer (Debian: apt-get install postgresql) or set TEST_DATABASE_URL to one.`,
  );
}
