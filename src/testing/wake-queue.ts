import { sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import type { Db } from '#server/platform/database/drizzle.ts';
import { longWait } from './long-wait.ts';

/**
 * Makes the job queue check at once for due jobs with this name, as pg-boss does when it stores a job. Otherwise
 * it would find jobs that a test makes due only at its next check; it checks every ten seconds.
 */
export const wakeQueue = (db: Db, job: string) =>
  db.execute(sql`
    select pg_notify('pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24), ${job})`);

/** Makes the pending jobs with these names run now, regardless of their delay. */
export async function makeJobsDue(db: Db, ...names: readonly string[]): Promise<void> {
  await db.execute(sql`
    update pgboss.job set start_after = now()
    where name in ${names} and state in ('created', 'retry')`);
  for (const name of names) await wakeQueue(db, name);
}

/** Waits until no job is left to do now, such as one of the server's start or of the test before. */
export const jobsDone = (db: Db) =>
  vi.waitFor(async () => {
    const open = await db.execute(sql`
      select name from pgboss.job
      where state = 'active' or state in ('created', 'retry') and start_after <= now()`);
    expect(open.rows).toEqual([]);
  }, longWait);
