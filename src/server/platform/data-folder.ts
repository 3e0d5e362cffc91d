import { constants } from 'node:fs';
import { access, mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { StartError } from './start-error.ts';

/** The PostgreSQL version of the embedded engine, which cannot read the files of any other major version. */
const embeddedMajor = '18';

const everything = constants.R_OK | constants.W_OK | constants.X_OK;

/** Describes why DATA_DIR cannot be used, from the error code of the system. */
export function folderFault(code: string | undefined, folder: string): StartError {
  switch (code) {
    case 'ENOTDIR':
    case 'EEXIST':
      return new StartError(`DATA_DIR (${folder}) is no folder. Set DATA_DIR to a folder.`);
    case 'EACCES':
    case 'EPERM':
      return new StartError(
        `This user may not read and write DATA_DIR (${folder}). Make it the owner, or set DATA_DIR to another folder.`,
      );
    case 'EROFS':
      return new StartError(
        `DATA_DIR (${folder}) is on a disk that can only be read. Set DATA_DIR to a folder that can be written.`,
      );
    case 'ENOENT':
      return new StartError(
        `DATA_DIR (${folder}) cannot be created. Set DATA_DIR to another folder.`,
      );
    case 'ENOSPC':
    case 'EDQUOT':
      return new StartError(
        `The disk of DATA_DIR (${folder}) is full. Make room and start Pinhigh again.`,
      );
    default:
      return new StartError(
        `DATA_DIR (${folder}) cannot be used (${code ?? 'unknown reason'}). Set DATA_DIR to another folder.`,
      );
  }
}

/** The contents of DATA_DIR: its entries, the entries of `postgres`, and the PostgreSQL version in PG_VERSION. */
type Contents = {
  readonly own: readonly string[];
  readonly database: readonly string[];
  readonly major: string | undefined;
};

/** Describes foreign contents in DATA_DIR; null when the folder is fine. */
export function contentsFault(
  { own, database, major }: Contents,
  folder: string,
): StartError | null {
  if (own.includes('PG_VERSION')) {
    return new StartError(
      `DATA_DIR (${folder}) is the folder of a PostgreSQL server. Set DATA_DIR to a folder of Pinhigh's own, or DATABASE_URL to use that server.`,
    );
  }
  // Left over from an interrupted first start; the next start creates it again.
  if (database.length === 0 || own.includes('postgres.unfinished')) return null;
  if (major === undefined) {
    return new StartError(
      `${join(folder, 'postgres')} holds something that is not a database. Move it away, or set DATA_DIR to another folder.`,
    );
  }
  if (major === embeddedMajor) return null;
  return new StartError(
    `The database in ${join(folder, 'postgres')} is of PostgreSQL ${major}, and this version of Pinhigh reads PostgreSQL ${embeddedMajor}. Start the version of Pinhigh that made it, or set DATA_DIR to another folder.`,
  );
}

/**
 * Creates the data folder if needed, readable only by this user, and checks its contents.
 * @throws StartError when it cannot be used
 */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  const folder = resolve(dataDir);
  const fault = await look(folder).catch((error: NodeJS.ErrnoException) =>
    folderFault(error.code, folder),
  );
  if (fault !== null) throw fault;
}

async function look(folder: string): Promise<StartError | null> {
  await makeFolder(folder);
  await access(folder, everything);
  const own = await readdir(folder);
  const postgres = join(folder, 'postgres');
  if (!own.includes('postgres'))
    return contentsFault({ own, database: [], major: undefined }, folder);
  await access(postgres, everything);
  const database = await readdir(postgres);
  const hasVersion = database.includes('PG_VERSION');
  const version = hasVersion ? await readFile(join(postgres, 'PG_VERSION'), 'utf8') : undefined;
  return contentsFault({ own, database, major: version?.trim() }, folder);
}

/** A replacement for Node's recursive `mkdir`, which never returns for a path below /proc. */
async function makeFolder(folder: string): Promise<void> {
  const exists = await stat(folder).then(
    (found) => found.isDirectory(),
    () => null,
  );
  if (exists === true) return;
  const parent = dirname(folder);
  if (exists === null && parent !== folder) await makeFolder(parent);
  await mkdir(folder, { mode: 0o700 });
}
