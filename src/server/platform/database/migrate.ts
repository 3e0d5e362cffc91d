import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { inProject } from '../project-folder.ts';
import { StartError } from '../start-error.ts';
import { carryOver, versionBefore } from './carry-over.ts';
import { sqlState } from './database-error.ts';
import { refuseOutOfService } from './out-of-service.ts';

/** The migrations of this version, written by drizzle-kit. */
export const ownMigrations = inProject('src', 'server', 'migrations');
/** An arbitrary number, which all Pinhigh processes on a server must share. */
const LOCK = 7_447_464;

/** Keeps servers from starting on a database on a server until the client's session ends. */
export const holdStarts = (client: pg.ClientBase) =>
  client.query('SELECT pg_advisory_lock($1)', [LOCK]);

/**
 * Brings the tables up to date. Safe when several processes start on one server at the same time.
 *
 * @throws StartError when the database belongs to a newer version, is out of service or cannot be changed
 * @throws when a migration fails; all pending migrations are then rolled back.
 */
export const migrateDatabase = (pool: pg.Pool, folder = ownMigrations): Promise<void> =>
  migrateAfter(refuseOutOfService, pool, folder);

/** Does the same for a database that is being filled, and therefore out of service. */
export const migrateUnfinished = (pool: pg.Pool, folder = ownMigrations): Promise<void> =>
  migrateAfter(async () => {}, pool, folder);

async function migrateAfter(
  check: (client: pg.ClientBase) => Promise<void>,
  pool: pg.Pool,
  folder: string,
): Promise<void> {
  const client = await pool.connect();
  try {
    // Rewriting a large table may take longer than a request is allowed to.
    await client.query('SET statement_timeout = 0');
    await holdStarts(client);
    await check(client);
    await bringUpToDate(client, folder);
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK]);
  } catch (error) {
    const fault = rightsFault(sqlState(error), client);
    throw fault ?? error;
  } finally {
    // Closes the connection instead of reusing it: its settings and its lock end with it.
    client.release(true);
  }
}

export type Progress = {
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

const tooOld = ({ made }: Progress) =>
  new StartError(
    `The database is of an early version of Pinhigh: it is at migration ${made}. Version 1.0 carries databases over from version 0.1 with ${versionBefore.made} migrations. Start the last version 0.1 once, then this one.`,
  );

/** @throws StartError when the database is of a newer version, or of one that is too old */
async function bringUpToDate(client: pg.PoolClient, folder: string): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder: folder });
  const [baseline] = known;
  const database = await progressOf(client);
  if (database !== null && database.made > 0 && baseline !== undefined) {
    if (database.last < baseline.folderMillis) {
      const { made, last } = versionBefore;
      if (database.made !== made || database.last !== last) throw tooOld(database);
      await carryOver(client, baseline, folder);
    } else {
      const own = { made: known.length, last: known.at(-1)?.folderMillis ?? 0 };
      const fault = versionFault(database, own);
      if (fault !== null) throw fault;
      // Usually nothing has changed, and Drizzle's own queries can be skipped.
      if (database.made === own.made && database.last === own.last) return;
    }
  }
  await migrate(drizzle(client), { migrationsFolder: folder });
}

/** How far a database is; null when it has never been migrated. */
export async function progressOf(client: pg.ClientBase): Promise<Progress | null> {
  const table = 'drizzle.__drizzle_migrations';
  const found = await client.query<{ exists: boolean }>(
    'SELECT to_regclass($1) IS NOT NULL AS exists',
    [table],
  );
  if (!found.rows[0]?.exists) return null;
  const { rows } = await client.query<{ made: number; last: string }>(
    `SELECT count(*)::int AS made, coalesce(max(created_at), 0)::int8 AS last FROM ${table}`,
  );
  return rows.map(({ made, last }) => ({ made, last: Number(last) }))[0] ?? null;
}

const insufficientPrivilege = '42501';

/** Describes a database in which PostgreSQL refuses to create tables; null for any other error. */
function rightsFault(state: string | undefined, client: pg.ClientBase): StartError | null {
  if (state !== insufficientPrivilege) return null;
  const { user, database } = client as pg.Client;
  return new StartError(
    `The PostgreSQL user "${user}" may not make schemas and tables in the database "${database}". Make it the owner of that database.`,
  );
}
