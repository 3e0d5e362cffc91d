import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describeBackup, withArchive } from './backup.ts';
import { parseWords, type Say } from './command.ts';
import { deleteAgain } from './features/index.ts';
import { deletedAccounts } from './platform/backup/backup-folder.ts';
import { fillFolder } from './platform/backup/fill-folder.ts';
import { type Filling, fillServer } from './platform/backup/fill-server.ts';
import { secretName } from './platform/backup/manifest.ts';
import { type Backup, checkBackup, withBackup } from './platform/backup/read-backup.ts';
import { restoreBackup } from './platform/backup/restore-backup.ts';
import { deleteOpenRuns } from './platform/backup/runs.ts';
import { systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database/database.ts';
import { createDb } from './platform/database/drizzle.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { howToRun } from './platform/how-to-run.ts';
import { forgetShared } from './platform/shared-settings.ts';
import { StartError } from './platform/start-error.ts';
import { openStorage } from './platform/storage/storage.ts';
import { openTemporary } from './platform/storage/temporary.ts';

/** What a backup replaces in the data folder. */
const replaced = ['postgres', 'files', 'secret'];

/** Says how a command fills a database: what is there is put aside under the time of now, if that is asked for. */
export const fillingOf = (what: string, isReplacing: boolean): Filling => ({
  aside: `before_${systemClock().toString().slice(0, 19).replaceAll(/[-:]/g, '')}`,
  isReplacing,
  inUse: new StartError(
    `${what} is in use. Run the command again with --replace: what is there now is put aside, and stays until you delete it.`,
  ),
});

type Restoring = {
  readonly path: string;
  readonly backup: Backup;
  readonly settings: Config;
  readonly isReplacing: boolean;
  readonly say: Say;
};

/** Restores into the data folder. @throws StartError when a server runs, or it may not be replaced */
const restoreEmbedded = ({ isReplacing, ...restoring }: Restoring) => {
  const { settings } = restoring;
  const { dataDir } = settings;
  return fillFolder(dataDir, replaced, {
    ...fillingOf(`The data folder ${dataDir}`, isReplacing),
    async fill(folder) {
      const inside = { ...settings, dataDir: folder };
      const database = await openDatabase(inside);
      return restoreInto(database, { ...restoring, settings: inside }).finally(database.close);
    },
  });
};

/** Restores into the database that DATABASE_URL names. @throws StartError when it may not be replaced */
async function restoreOnServer({ isReplacing, ...restoring }: Restoring) {
  const database = await openDatabase({ ...restoring.settings, answerLimitMs: 0 });
  const filling = fillingOf('The database that DATABASE_URL names', isReplacing);
  return fillServer(database, filling, () => restoreInto(database, restoring)).finally(
    database.close,
  );
}

/** Restores into an empty database and the storage that the settings name. Returns how many accounts stay deleted. */
async function restoreInto(
  database: Database,
  { path, backup, settings, say }: Omit<Restoring, 'isReplacing'>,
): Promise<number> {
  const { dataDir, secret, backups } = settings;
  const [storage, temporary] = [await openStorage(settings), openTemporary(dataDir)];
  await restoreBackup(backup, { database, storage, temporary }, say);
  if (backup.manifest.secret !== null && secret === undefined)
    await writeFile(join(dataDir, 'secret'), await backup.read(secretName), { mode: 0o600 });
  const deleted = await deletedAccounts([dirname(path), backups.folder]);
  const db = createDb(database.pool);
  await deleteOpenRuns(db);
  // They are where this installation keeps them now.
  await forgetShared(db, 'files');
  return deleteAgain(db, deleted);
}

/**
 * `restore FILE [--replace]`: restores an archive into the data folder or database that the settings name. What is
 * there is put aside, if that is asked for.
 * @throws StartError when the archive is damaged or of a newer version, a server runs, or something would be replaced
 */
export async function restore(
  args: readonly string[],
  settings: Config,
  say: Say = () => {},
): Promise<string> {
  const usage = howToRun('restore', 'FILE [--replace]');
  const { values, positionals } = parseWords(usage, {
    args: [...args],
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [name] = positionals;
  if (name === undefined) throw new StartError(`Use: ${usage}`);
  return withArchive(name, settings, (path) =>
    restoreFile({ path, settings, isReplacing: values.replace, say }),
  );
}

function restoreFile({
  path,
  settings,
  isReplacing,
  say,
}: Omit<Restoring, 'backup'>): Promise<string> {
  return withBackup(path, settings.backups, async (backup) => {
    await checkBackup(backup);
    const isEmbedded = settings.databaseUrl === undefined;
    const { result: deleted, aside } = await (isEmbedded ? restoreEmbedded : restoreOnServer)({
      path,
      backup,
      settings,
      isReplacing,
      say,
    });
    return [
      `Restored ${await describeBackup(path, backup.manifest)}.`,
      ...(deleted > 0 ? [`Accounts deleted since then stay deleted: ${deleted}.`] : []),
      ...(aside === null ? [] : [`What was there before is in ${aside}.`]),
      ...(backup.manifest.secret === null && settings.secret === undefined
        ? ['Set SECRET as before.']
        : []),
    ].join(' ');
  });
}
