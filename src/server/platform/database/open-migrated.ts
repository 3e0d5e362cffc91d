import { readMigrationFiles } from 'drizzle-orm/migrator';
import { howToRun } from '../how-to-run.ts';
import { StartError } from '../start-error.ts';
import type { Database } from './database.ts';
import { migrateDatabase, ownMigrations, progressOf } from './migrate.ts';
import { type DatabaseSettings, openDatabase } from './open-database.ts';
import { hasDatabase, placeIn } from './out-of-service.ts';

type Update = {
  /** The migrations; by default those of this version. */
  readonly folder?: string;
  /** Called before migrations change a database that has been used. */
  readonly beforeUpdate?: ((database: Database) => Promise<void>) | undefined;
};

/** Whether migrations would change a database that this version knows. */
async function willUpdate({ pool }: Database, folder: string): Promise<boolean> {
  const client = await pool.connect();
  const progress = await progressOf(client).finally(() => client.release());
  const known = readMigrationFiles({ migrationsFolder: folder });
  const isKnown = known[(progress?.made ?? 0) - 1]?.folderMillis === progress?.last;
  return progress !== null && isKnown && progress.made < known.length;
}

/**
 * Opens the one database of this installation and brings it up to date.
 * @throws StartError when it cannot be opened or brought up to date, or golfers would miss what the data folder has
 */
export async function openMigrated(
  settings: DatabaseSettings,
  { folder = ownMigrations, beforeUpdate }: Update = {},
): Promise<Database> {
  const database = await openDatabase(settings);
  try {
    if (settings.databaseUrl !== undefined) await refuseEmptyBesideUsed(database, settings);
    if (beforeUpdate !== undefined && (await willUpdate(database, folder)))
      await beforeUpdate(database);
    await migrateDatabase(database.pool, folder);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** @throws StartError when the database on the server is new, and the data folder has one that is in service */
async function refuseEmptyBesideUsed(
  { pool }: Database,
  { dataDir }: DatabaseSettings,
): Promise<void> {
  const client = await pool.connect();
  const isNew = await progressOf(client)
    .then((progress) => progress === null)
    .finally(() => client.release());
  if (!isNew || !(await hasDatabase(dataDir))) return;
  throw new StartError(
    `The database that DATABASE_URL names is empty, and DATA_DIR has one that has been used, in ${placeIn(dataDir)}. To take its golfers along, use "${howToRun('move', '--to')}" and the address in DATABASE_URL. To begin without them, rename that folder.`,
  );
}
