import { sql } from 'drizzle-orm';
import type { Db } from '../database/drizzle.ts';

/** Deletes every job, waiting or done, whose payload contains one of these texts as a value. */
export async function forgetJobs(db: Db, texts: readonly string[]): Promise<void> {
  await db.execute(sql`
    delete from pgboss.job
    where jsonb_path_exists(
      data, '$.** ? (@ == $texts[*])', jsonb_build_object('texts', ${JSON.stringify(texts)}::jsonb))`);
}
