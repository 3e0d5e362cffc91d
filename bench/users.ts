import { sql } from 'drizzle-orm';
import pg from 'pg';
import { findEnrollments } from '#server/features/admin/queries.ts';
import { findUsers } from '#server/features/users/queries.ts';
import { createDb, type Db } from '#server/platform/database/drizzle.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { PreparedClient } from '#server/platform/database/prepared-client.ts';
import { type FeedCase, measure } from './feed.ts';

export type UserFigures = { readonly accounts: number; readonly cases: readonly FeedCase[] };

/** Creates accounts with 1,300 first and 18,000 last names, so that some searches find thousands; each has a plan. */
async function makeAccounts(db: Db, accounts: number): Promise<void> {
  await db.execute(sql`
    insert into users (id, name, email, first_name, last_name)
    select md5('golfer' || n)::uuid, '', 'golfer' || n || '@example.com',
      chr(97 + n % 26) || 'a' || n % 100, 'Berg' || hashint4(n) % 9000
    from generate_series(0, ${accounts - 1}::int) n`);
  await db.execute(sql`
    insert into enrollments (id, user_id, program_id, program_version, sessions_per_week,
      available_days, start_date, completed_at)
    select gen_random_uuid(), id, 'break-100', 1, 3, '{1,3,5}', '2026-05-14',
      case when uuid_hash(id) % 3 = 0 then now() end
    from users`);
}

/**
 * Measures the administrators' lists of all accounts on a PostgreSQL server with this many accounts. Each statement
 * is prepared and runs often enough that PostgreSQL switches to a generic plan.
 */
export async function measureUsers(url: string, accounts: number): Promise<UserFigures> {
  const pool = new pg.Pool({ connectionString: url, max: 1, Client: PreparedClient });
  try {
    await migrateDatabase(pool);
    const db = createDb(pool);
    await db.execute(sql`set statement_timeout = 0`);
    await db.execute(sql`set synchronous_commit = off`);
    await db.execute(sql`set session_replication_role = replica`);
    await makeAccounts(db, accounts);
    for (const table of ['users', 'enrollments'])
      await db.execute(sql`vacuum analyze ${sql.identifier(table)}`);
    const email = (round: number) => `golfer${(round + 20) * 997}@example.com`;
    const cases = [
      await measure('users: first page', () => findUsers(db, {})),
      await measure('users: a later page', (round) => findUsers(db, { cursor: email(round) })),
      await measure('users: an address', (round) => findUsers(db, { search: email(round) })),
      await measure('users: a first name', (round) => findUsers(db, { search: `ca${round % 9}` })),
      await measure('users: a last name', (round) => findUsers(db, { search: `berg8${round}` })),
      await measure('users: nobody', (round) => findUsers(db, { search: `nobody${round}` })),
      await measure('users: one letter', () => findUsers(db, { search: 'b' })),
      await measure('enrollments: first page', () => findEnrollments(db, {})),
    ];
    return { accounts, cases };
  } finally {
    await pool.end();
  }
}
