import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { parseWords } from './command.ts';
import { openBackupBucket } from './platform/backup/backup-bucket.ts';
import { writeIntoFolder } from './platform/backup/backup-folder.ts';
import { requestBackup } from './platform/backup/backup-socket.ts';
import { backUpTo } from './platform/backup/backups.ts';
import type { Manifest } from './platform/backup/manifest.ts';
import { verifyArchive } from './platform/backup/read-backup.ts';
import { systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { openMigrated } from './platform/database/open-migrated.ts';
import { howToRun } from './platform/how-to-run.ts';
import { StartError } from './platform/start-error.ts';
import { openStorage } from './platform/storage/storage.ts';
import { openTemporary } from './platform/storage/temporary.ts';

/** Says what an archive contains. */
export async function describeBackup(
  path: string,
  { madeAt, version, tables, files, missing }: Manifest,
) {
  const { size } = await stat(path);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const golfers = tables.find(({ name }) => name === 'users')?.rows ?? 0;
  const without = missing.length > 0 ? ` (${missing.length} were deleted meanwhile)` : '';
  return `${path}: ${golfers} golfers, ${rows} rows, ${files.length} files${without}, ${(size / 1e6).toFixed(1)} MB, made ${madeAt} by version ${version}`;
}

/**
 * Runs `work` with the path of an archive, which is fetched from the bucket for `bucket:NAME`.
 * @throws StartError when there is no bucket, or it has no such archive
 */
export async function withArchive<Result>(
  name: string,
  settings: Config,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  const [, inBucket] = /^bucket:(.+)$/.exec(name) ?? [];
  if (inBucket === undefined) return work(name);
  const bucket = await openBackupBucket(settings);
  if (bucket === null) throw new StartError('Set BACKUP_BUCKET to the bucket with the backups.');
  return openTemporary(settings.dataDir).withFolder(async (folder) =>
    work(await bucket.fetch(inBucket, folder)),
  );
}

/** Checks an archive as a whole. @throws StartError when a part of it is missing or differs */
const check = (path: string, { backups: { passphrase } }: Config) =>
  verifyArchive(path, { passphrase });

/** Writes an archive of the installation that the settings name, whether or not its server runs. */
async function writeArchive(path: string, settings: Config): Promise<void> {
  const { databaseUrl, dataDir, backups } = settings;
  const { passphrase } = backups;
  const asked = databaseUrl === undefined ? await requestBackup(dataDir, passphrase) : null;
  if (asked !== null) return pipeline(asked, createWriteStream(path, { mode: 0o600 }));
  const database = await openMigrated(settings);
  try {
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
  const usage = howToRun('backup', '[--to DIR]');
  const { values } = parseWords(usage, { args: [...args], options: { to: { type: 'string' } } });
  const isSealed = settings.backups.passphrase !== undefined;
  const folder = values.to ?? settings.backups.folder;
  let made: Manifest | undefined;
  const path = await writeIntoFolder(folder, { now: systemClock(), isSealed }, async (file) => {
    await writeArchive(file, settings);
    made = await check(file, settings);
  });
  if (values.to === undefined) await (await openBackupBucket(settings))?.copy(path);
  if (made === undefined) throw new Error('The archive was not checked');
  return `Backed up to ${await describeBackup(path, made)}.`;
}

/**
 * `verify FILE`: reads an archive and compares every part with what was saved.
 * @throws StartError that names the first part that is missing or differs
 */
export async function verify(args: readonly string[], settings: Config): Promise<string> {
  const usage = howToRun('verify', 'FILE');
  const [path] = parseWords(usage, { args: [...args], allowPositionals: true }).positionals;
  if (path === undefined) throw new StartError(`Use: ${usage}`);
  return withArchive(
    path,
    settings,
    async (file) => `Whole: ${await describeBackup(file, await check(file, settings))}.`,
  );
}
