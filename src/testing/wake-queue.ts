import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/drizzle.ts';

/**
 * Has the job queue look for due jobs of that name at once, as pg-boss does when it stores one. Jobs that a
 * test makes due are otherwise found at the next of its looks, ten seconds apart.
 */
export const wakeQueue = (db: Db, job: string) =>
  db.execute(sql`
    select pg_notify('pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24), ${job})`);

/** Has the waiting jobs of these names done now, however long they were to wait. */
export async function makeJobsDue(db: Db, ...names: readonly string[]): Promise<void> {
  await db.execute(sql`
    update pgboss.job set start_after = now()
    where name in ${names} and state in ('created', 'retry')`);
  for (const name of names) await wakeQueue(db, name);
}
