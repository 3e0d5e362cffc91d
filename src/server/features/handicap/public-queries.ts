import { and, desc, eq, lt, type SQLWrapper, sql } from 'drizzle-orm';
import type { HandicapEntry } from '#contract/handicap.ts';
import type { HandicapRecord } from '#domain/handicap/handicap.ts';
import { dateOf } from '#server/platform/database/date-of.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { instantText } from '#server/platform/database/instant-text.ts';
import { handicapEntries } from './tables.ts';

/** Every recorded handicap, oldest first, as numbers within another query. */
export const handicapHistory = (userId: SQLWrapper) => sql<HandicapRecord[]>`coalesce((
  select jsonb_agg(
    jsonb_build_object('handicap', h.handicap, 'recordedAt', h.recorded_at)
    order by h.recorded_at, h.id
  )
  from handicap_entries h where h.user_id = ${userId}
), '[]'::jsonb)`;

/** The same history in the form of the response. */
export const recordedHandicaps = (userId: SQLWrapper) => sql<HandicapEntry[]>`coalesce((
  select json_agg(
    json_build_object('handicap', h.handicap::text, 'recordedAt', ${instantText(sql.raw('h.recorded_at'))})
    order by h.recorded_at, h.id
  )
  from handicap_entries h where h.user_id = ${userId}
), '[]'::json)`;

/** Returns the golfer's handicap before a moment: the last one recorded earlier. */
export async function findHandicapBefore(
  db: Db,
  userId: string,
  moment: Temporal.Instant,
): Promise<number | null> {
  const [row] = await db
    .select({ handicap: handicapEntries.handicap })
    .from(handicapEntries)
    .where(and(eq(handicapEntries.userId, userId), lt(handicapEntries.recordedAt, dateOf(moment))))
    .orderBy(desc(handicapEntries.recordedAt), desc(handicapEntries.id))
    .limit(1);
  return row === undefined ? null : Number(row.handicap);
}
