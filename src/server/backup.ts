import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import pg from 'pg';
import { deleteAgain } from './features/index.ts';
import { deletedAccounts, writeIntoFolder } from './platform/backup/backup-folder.ts';
import { requestBackup } from './platform/backup/backup-socket.ts';
import { backUpTo } from './platform/backup/backups.ts';
import { type Manifest, secretName } from './platform/backup/manifest.ts';
import { type Backup, checkBackup, withBackup } from './platform/backup/read-backup.ts';
import { restoreBackup } from './platform/backup/restore-backup.ts';
import { systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { prepareDataFolder } from './platform/data-folder.ts';
import type { Database } from './platform/database/database.ts';
import { createDb } from './platform/database/drizzle.ts';
import { lockFolder } from './platform/database/folder-lock.ts';
import { migrateDatabase, progressOf } from './platform/database/migrate.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { StartError } from './platform/start-error.ts';
import { openStorage } from './platform/storage/storage.ts';
import { openTemporary } from './platform/storage/temporary.ts';

/** Reads a command's words. @throws StartError with how to use it when there is one that it does not have */
function parse<const Options extends ParseArgsConfig>(usage: string, options: Options) {
  try {
    return parseArgs(options);
  } catch {
    throw new StartError(`Use: ${usage}`);
  }
}

/** Says what an archive contains. */
async function describe(path: string, { madeAt, version, tables, files, missing }: Manifest) {
  const { size } = await stat(path);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const golfers = tables.find(({ name }) => name === 'users')?.rows ?? 0;
  const without = missing.length > 0 ? ` (${missing.length} were deleted meanwhile)` : '';
  return `${path}: ${golfers} golfers, ${rows} rows, ${files.length} files${without}, ${(size / 1e6).toFixed(1)} MB, made ${madeAt} by version ${version}`;
}

/** Checks an archive as a whole. @throws StartError when a part of it is missing or differs */
const check = (path: string, { backups }: Config) =>
  withBackup(path, backups.passphrase, async (backup) => {
    await checkBackup(backup);
    return backup.manifest;
  });

/** Writes an archive of the installation that the settings name, whether or not its server runs. */
async function writeArchive(path: string, settings: Config): Promise<void> {
  const { databaseUrl, dataDir, backups } = settings;
  const { passphrase } = backups;
  const asked = databaseUrl === undefined ? await requestBackup(dataDir, passphrase) : null;
  if (asked !== null) return pipeline(asked, createWriteStream(path, { mode: 0o600 }));
  const database = await openDatabase(settings);
  try {
    await migrateDatabase(database.pool);
    const storage = await openStorage(settings);
    const temporary = openTemporary(dataDir);
    const parts = { database, storage, temporary, config: settings, clock: systemClock };
    await backUpTo(path, passphrase, parts);
  } finally {
    await database.close();
  }
}

/**
 * `backup [--to DIR]`: backs the installation up into a folder, by default that of the daily backups, and reads the
 * archive again.
 * @throws StartError when the database, the folder or a file cannot be used
 */
export async function backUp(args: readonly string[], settings: Config): Promise<string> {
  const usage = 'npm run backup [-- --to DIR]';
  const { values } = parse(usage, { args: [...args], options: { to: { type: 'string' } } });
  const isSealed = settings.backups.passphrase !== undefined;
  const folder = values.to ?? settings.backups.folder;
  let made: Manifest | undefined;
  const path = await writeIntoFolder(folder, { now: systemClock(), isSealed }, async (file) => {
    await writeArchive(file, settings);
    made = await check(file, settings);
  });
  if (made === undefined) throw new Error('The archive was not checked');
  return `Backed up to ${await describe(path, made)}.`;
}

/**
 * `verify FILE`: reads an archive and compares every part with what was saved.
 * @throws StartError that names the first part that is missing or differs
 */
export async function verify(args: readonly string[], settings: Config): Promise<string> {
  const usage = 'npm run verify -- FILE';
  const [path] = parse(usage, { args: [...args], allowPositionals: true }).positionals;
  if (path === undefined) throw new StartError(`Use: ${usage}`);
  return `Whole: ${await describe(path, await check(path, settings))}.`;
}

/** What a backup replaces in the data folder. */
const replaced = ['postgres', 'files', 'secret'];

/** The name of a place for what is put aside now. */
const nameAside = () => `before-${systemClock().toString().slice(0, 19).replaceAll(/[-:]/g, '')}`;

const inUse = (what: string) =>
  new StartError(
    `${what} is in use. Run the command again with --replace: what is there now is put aside, and stays until you delete it.`,
  );

type Restoring = {
  readonly path: string;
  readonly backup: Backup;
  readonly settings: Config;
  /** Whether what is there may be put aside. */
  readonly isReplacing: boolean;
};

/** How many accounts stay deleted, and where that is which was there before. */
type Restored = { readonly deleted: number; readonly aside: string | null };

/**
 * Restores into a folder inside the data folder, which may be a volume, and exchanges the contents at the end.
 * @throws StartError when a server runs, or there is a database and it may not be replaced
 */
async function restoreEmbedded({
  path,
  backup,
  settings,
  isReplacing,
}: Restoring): Promise<Restored> {
  const { dataDir } = settings;
  await prepareDataFolder(dataDir);
  const lock = await lockFolder(dataDir);
  try {
    const old = (await readdir(dataDir)).filter((name) => replaced.includes(name));
    if (old.length > 0 && !isReplacing) throw inUse(`The data folder ${dataDir}`);
    const fresh = join(dataDir, 'restoring');
    await rm(fresh, { recursive: true, force: true });
    const deleted = await restoreInto(path, backup, { ...settings, dataDir: fresh });
    const aside = join(dataDir, nameAside());
    if (old.length > 0) await mkdir(aside, { mode: 0o700 });
    for (const name of old) await rename(join(dataDir, name), join(aside, name));
    const restored = (await readdir(fresh)).filter((name) => replaced.includes(name));
    for (const name of restored) await rename(join(fresh, name), join(dataDir, name));
    await rm(fresh, { recursive: true, force: true });
    return { deleted, aside: old.length > 0 ? aside : null };
  } finally {
    lock.release();
  }
}

/** Restores into the database that DATABASE_URL names. @throws StartError when it is in use */
async function restoreOnServer({
  path,
  backup,
  settings,
  isReplacing,
}: Restoring): Promise<Restored> {
  const database = await openDatabase(settings);
  const aside = await putAside(database, isReplacing).finally(() => database.close());
  const deleted = await restoreInto(path, backup, settings);
  return { deleted, aside: aside && `the schemas that end in _${aside}` };
}

/** Renames the schemas of a database that is in use, and returns what they end in; null for an empty database. */
async function putAside({ pool }: Database, isReplacing: boolean): Promise<string | null> {
  const client = await pool.connect();
  try {
    if ((await progressOf(client)) === null) return null;
    if (!isReplacing) throw inUse('The database that DATABASE_URL names');
    const aside = nameAside().replaceAll('-', '_');
    const { rows } = await client.query<{ name: string }>('SELECT current_schema() AS name');
    const own = pg.escapeIdentifier(rows[0]?.name ?? 'public');
    await client.query('BEGIN');
    for (const schema of [own, 'drizzle', 'pgboss'])
      await client.query(
        `ALTER SCHEMA ${schema} RENAME TO ${pg.escapeIdentifier(`${schema.replaceAll('"', '')}_${aside}`)}`,
      );
    await client.query(`CREATE SCHEMA ${own}`);
    await client.query('COMMIT');
    return aside;
  } finally {
    client.release(true);
  }
}

/** Restores into an empty database and the storage that the settings name. Returns how many accounts stay deleted. */
async function restoreInto(path: string, backup: Backup, settings: Config): Promise<number> {
  const { dataDir, secret, backups } = settings;
  const [storage, temporary] = [await openStorage(settings), openTemporary(dataDir)];
  const database = await openDatabase(settings);
  try {
    await restoreBackup(backup, { database, storage, temporary });
    if (backup.manifest.secret !== null && secret === undefined)
      await writeFile(join(dataDir, 'secret'), await backup.read(secretName), { mode: 0o600 });
    const deleted = await deletedAccounts([dirname(path), backups.folder]);
    return await deleteAgain(createDb(database.pool), deleted);
  } finally {
    await database.close();
  }
}

/**
 * `restore FILE [--replace]`: restores an archive into the data folder or database that the settings name. What is
 * there is put aside, if that is asked for.
 * @throws StartError when the archive is damaged or of a newer version, a server runs, or something would be replaced
 */
export async function restore(args: readonly string[], settings: Config): Promise<string> {
  const usage = 'npm run restore -- FILE [--replace]';
  const { values, positionals } = parse(usage, {
    args: [...args],
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [path] = positionals;
  if (path === undefined) throw new StartError(`Use: ${usage}`);
  return withBackup(path, settings.backups.passphrase, async (backup) => {
    await checkBackup(backup);
    const isEmbedded = settings.databaseUrl === undefined;
    const { deleted, aside } = await (isEmbedded ? restoreEmbedded : restoreOnServer)({
      path,
      backup,
      settings,
      isReplacing: values.replace,
    });
    return [
      `Restored ${await describe(path, backup.manifest)}.`,
      ...(deleted > 0 ? [`Accounts deleted since then stay deleted: ${deleted}.`] : []),
      ...(aside === null ? [] : [`What was there before is in ${aside}.`]),
      ...(backup.manifest.secret === null && settings.secret === undefined
        ? ['Set SECRET as before; otherwise everybody has to sign in again.']
        : []),
    ].join(' ');
  });
}
