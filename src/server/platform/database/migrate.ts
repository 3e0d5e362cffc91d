import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { inProject } from '../project-folder.ts';
import { StartError } from '../start-error.ts';
import { sqlState } from './database-error.ts';

/** The migrations of this version, written by drizzle-kit. */
export const ownMigrations = inProject('src', 'server', 'migrations');
/** An arbitrary number, which all Pinhigh processes on a server must share. */
const LOCK = 7_447_464;

/**
 * Brings the tables up to date. Safe when several processes start on one server at the same time.
 *
 * @throws StartError when the database belongs to a newer version or cannot be changed
 * @throws when a migration fails; all pending migrations are then rolled back.
 */
export async function migrateDatabase(pool: pg.Pool, folder = ownMigrations): Promise<void> {
  const client = await pool.connect();
  try {
    // Rewriting a large table may take longer than a request is allowed to.
    await client.query('SET statement_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    // Usually nothing has changed, and Drizzle's own queries can be skipped.
    if (!(await isUpToDate(client, folder))) {
      await migrate(drizzle(client), { migrationsFolder: folder });
    }
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK]);
  } catch (error) {
    const fault = rightsFault(sqlState(error), client);
    throw fault ?? error;
  } finally {
    // Closes the connection instead of reusing it: its settings and its lock end with it.
    client.release(true);
  }
}

type Progress = {
  /** How many migrations have been applied, and the timestamp of the last one in milliseconds. */
  readonly made: number;
  readonly last: number;
};

/** Describes a database that is newer than this version; null when it is not. */
export function versionFault(database: Progress, own: Progress): StartError | null {
  if (database.made <= own.made && database.last <= own.last) return null;
  return new StartError(
    `The database is of a newer version of Pinhigh: it is at migration ${database.made}, and this version knows ${own.made}. Start that newer version, or restore a backup from before the update.`,
  );
}

/** @throws StartError when the database is of a newer version */
async function isUpToDate(client: pg.ClientBase, folder: string): Promise<boolean> {
  const known = readMigrationFiles({ migrationsFolder: folder });
  const table = 'drizzle.__drizzle_migrations';
  const found = await client.query<{ exists: boolean }>(
    'SELECT to_regclass($1) IS NOT NULL AS exists',
    [table],
  );
  if (!found.rows[0]?.exists) return false;
  const {
    rows: [database],
  } = await client.query<Progress>(
    `SELECT count(*)::int AS made, coalesce(max(created_at), 0)::int8 AS last FROM ${table}`,
  );
  const own = { made: known.length, last: Math.max(0, ...known.map((one) => one.folderMillis)) };
  if (database === undefined) return false;
  const fault = versionFault(database, own);
  if (fault !== null) throw fault;
  return database.made === own.made && Number(database.last) === own.last;
}

const insufficientPrivilege = '42501';
const readOnly = '25006';

/** Describes a database in which PostgreSQL refuses to create tables; null for any other error. */
function rightsFault(state: string | undefined, client: pg.ClientBase): StartError | null {
  const { user, database } = client as pg.Client;
  if (state === insufficientPrivilege) {
    return new StartError(
      `The PostgreSQL user "${user}" may not make schemas and tables in the database "${database}". Make it the owner of that database.`,
    );
  }
  if (state !== readOnly) return null;
  return new StartError(
    `The PostgreSQL database "${database}" can only be read, as on a standby. Set DATABASE_URL to one that can be written.`,
  );
}
