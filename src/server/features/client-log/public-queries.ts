import { sql } from 'drizzle-orm';
import type { LogEntry } from '#contract/client-log.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { instantText } from '#server/platform/database/instant-text.ts';

export type FrequentFault = Pick<LogEntry, 'level' | 'message' | 'url' | 'userAgent'> & {
  readonly count: number;
  /** ISO 8601. */
  readonly lastAt: string;
};

/** Returns the most frequent browser errors and warnings since then, with URL and user agent of the last one. */
export async function findFrequentFaults(
  db: Db,
  { since, most }: { readonly since: Temporal.Instant; readonly most: number },
): Promise<readonly FrequentFault[]> {
  const { rows } = await db.execute<FrequentFault>(sql`
    select level, message, count(*)::int as count,
      ${instantText(sql`max(received_at)`)} as "lastAt",
      (array_agg(url order by received_at desc))[1] as url,
      (array_agg(user_agent order by received_at desc))[1] as "userAgent"
    from client_log_entries
    where received_at >= ${since.toString()}::timestamptz and level in ('warn', 'error')
    group by level, message
    order by count desc, max(received_at) desc, message limit ${most}`);
  return rows;
}
