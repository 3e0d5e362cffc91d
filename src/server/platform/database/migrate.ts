import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { inProject } from '../project-folder.ts';

/** The tables of this version, written by drizzle-kit. */
export const ownMigrations = inProject('src', 'server', 'migrations');
/** Any number will do, as long as every Pinhigh process on a server uses the same. */
const LOCK = 7_447_464;

/**
 * Brings the tables up to date. Safe when several processes start on one server at the same time.
 *
 * @throws when a migration fails; everything pending is then rolled back.
 */
export async function migrateDatabase(pool: pg.Pool, folder = ownMigrations): Promise<void> {
  const client = await pool.connect();
  try {
    // Rewriting a large table may take longer than any request may.
    await client.query('SET statement_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await migrate(drizzle(client), { migrationsFolder: folder });
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK]);
  } finally {
    // Not back into the pool: its settings and its lock end with it.
    client.release(true);
  }
}
