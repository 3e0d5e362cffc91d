import { systemClock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { StartError } from '../start-error.ts';
import { openStorage } from '../storage/storage.ts';
import { openTemporary } from '../storage/temporary.ts';
import { version } from '../version.ts';
import { deleteOldUpdateBackups, writeIntoFolder } from './backup-folder.ts';
import { backUpTo } from './backups.ts';

/** Settings of an installation that is backed up before an update; a command may have none about backups. */
export type Updated = Pick<Config, 'dataDir'> &
  Partial<Pick<Config, 'backups' | 'databaseUrl' | 's3' | 'secret'>>;

/**
 * Returns what backs the embedded database up before the migrations of a new version; undefined where no backups are
 * made, and for a database on a server, which several versions may use at the same time.
 */
export function backUpBeforeUpdate({ dataDir, backups, databaseUrl, s3, secret }: Updated) {
  if (databaseUrl !== undefined || !backups?.isDaily) return;
  const { folder, passphrase } = backups;
  return async (database: Database): Promise<void> => {
    const archive = { now: systemClock(), isSealed: passphrase !== undefined, before: version };
    try {
      const storage = await openStorage({ dataDir, s3 });
      const temporary = openTemporary(dataDir);
      const parts = {
        database,
        storage,
        temporary,
        config: { dataDir, secret },
        clock: systemClock,
      };
      await writeIntoFolder(folder, archive, async (path) => {
        await backUpTo(path, passphrase, parts);
      });
      await deleteOldUpdateBackups(folder);
    } catch (error) {
      const { message } = error instanceof Error ? error : new Error(String(error));
      throw new StartError(
        `The database has to be updated, and no backup could be made before in ${folder} (${message}). Nothing was changed. Make room or correct BACKUP_DIR, or set BACKUPS=off to update without one.`,
      );
    }
  };
}
