import { StartError } from '../start-error.ts';
import type { Database } from './database.ts';
import { migrateDatabase, progressOf } from './migrate.ts';
import { type DatabaseSettings, openDatabase } from './open-database.ts';
import { hasDatabase, placeIn } from './out-of-service.ts';

/**
 * Opens the one database of this installation and brings it up to date.
 * @throws StartError when it cannot be opened or brought up to date, or golfers would miss what the data folder has
 */
export async function openMigrated(settings: DatabaseSettings): Promise<Database> {
  const database = await openDatabase(settings);
  try {
    if (settings.databaseUrl !== undefined) await refuseEmptyBesideUsed(database, settings);
    await migrateDatabase(database.pool);
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
    `The database that DATABASE_URL names is empty, and DATA_DIR has one that has been used, in ${placeIn(dataDir)}. To take its golfers along, use "npm run move -- --to" and the address in DATABASE_URL. To begin without them, rename that folder.`,
  );
}
