import { email } from '#contract/fields.ts';
import { makeAdministrator } from './platform/administrators/administrators.ts';
import { type Config, readConfig } from './platform/config.ts';
import { sqlState } from './platform/database/database-error.ts';
import { createDb } from './platform/database/drizzle.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { StartError } from './platform/start-error.ts';

const UNDEFINED_TABLE = '42P01';

/**
 * Makes the golfer with this address an administrator. The embedded database belongs to one process, so the server
 * must not be running then.
 * @throws StartError when nobody has the address or the database cannot be opened
 */
export async function makeAdmin(
  address: string,
  settings: Partial<Pick<Config, 'databaseUrl'>> & Pick<Config, 'dataDir'>,
): Promise<void> {
  const { data } = email.safeParse(address);
  if (data === undefined) throw new StartError('Use: npm run make-admin -- ADDRESS');
  const database = await openDatabase(settings);
  try {
    const made = await makeAdministrator(createDb(database.pool), data).catch((error: unknown) => {
      // No server has been started on this database.
      if (sqlState(error) === UNDEFINED_TABLE) return false;
      throw error;
    });
    if (!made) throw new StartError(`No account has the address ${data}. Sign up first.`);
  } finally {
    await database.close();
  }
}

/** The command `make-admin ADDRESS`, for which this process was started. */
export async function runMakeAdmin(address: string): Promise<void> {
  try {
    await makeAdmin(address, readConfig(process.env));
    process.stdout.write(`${address} is an administrator now.\n`);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
