import { type Config, readConfig } from './platform/config.ts';
import { createDb, type Db } from './platform/database/drizzle.ts';
import { migrateDatabase } from './platform/database/migrate.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { StartError } from './platform/start-error.ts';

/** What names the database of a command. */
export type DatabaseSettings = Partial<Pick<Config, 'databaseUrl'>> & Pick<Config, 'dataDir'>;

/**
 * Does what a command of the server is for, with the words after its name, and returns what to print.
 * @throws StartError with what the operator can do
 */
export type Command = (args: readonly string[], settings: Config) => Promise<string>;

/**
 * Opens the database for a command. The embedded database belongs to one process, so the server must not be running
 * then.
 * @throws StartError when the database cannot be opened
 */
export async function withDatabase<Result>(
  settings: DatabaseSettings,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(settings);
  try {
    await migrateDatabase(database.pool);
    return await work(createDb(database.pool));
  } finally {
    await database.close();
  }
}

/** Runs the command for which this process was started, and prints what it returns. */
export async function runCommand(run: (settings: Config) => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await run(readConfig(process.env))}\n`);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
