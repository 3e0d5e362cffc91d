import { constants } from 'node:fs';
import { access, chmod, mkdir, readdir, readFile, stat } from 'node:fs/promises';
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

/** A folder with one of these is Pinhigh's. */
const ofPinhigh = /^(?:secret|database\.lock|postgres(?:\..*)?)$/;
/** What else Pinhigh makes in its folder; `lost+found` and hidden files are the system's. */
const mayBeThere = /^(?:files|mail|temporary|backups|before-.*|lost\+found|\..*)$/;

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
  const foreign = own.find((name) => !mayBeThere.test(name));
  if (foreign !== undefined && !own.some((name) => ofPinhigh.test(name))) {
    return new StartError(
      `DATA_DIR (${folder}) has files that are not Pinhigh's, such as ${foreign}. Set DATA_DIR to an empty folder, or to the one of an earlier start.`,
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

/** The rights on what other users must not read. A copy, such as a restored one, may have lost them. */
const ownersOnly = [
  { name: '', mode: 0o700 },
  { name: 'secret', mode: 0o600 },
];
const rightsOfOthers = 0o077;

/** Takes other users' rights on the data folder and its secret away, and says so. Windows has no such rights. */
async function closeToOthers(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  for (const { name, mode } of ownersOnly) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found === null || (found.mode & rightsOfOthers) === 0) continue;
    const isClosed = await chmod(path, mode).then(
      () => true,
      () => false,
    );
    process.stderr.write(
      isClosed
        ? `${path} was open to other users of this machine. Now only its owner may use it.\n`
        : `${path} is open to other users of this machine, and this user may not change that.\n`,
    );
  }
}

/**
 * Creates the data folder if needed, readable only by this user, and checks its contents. An existing folder of Pinhigh
 * is closed to other users.
 * @throws StartError when it cannot be used
 */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  const folder = resolve(dataDir);
  const fault = await look(folder).catch((error: NodeJS.ErrnoException) =>
    folderFault(error.code, folder),
  );
  if (fault !== null) throw fault;
  const own = await readdir(folder);
  if (own.includes('secret') || own.includes('postgres')) await closeToOthers(folder);
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
