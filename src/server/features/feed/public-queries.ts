import { eq, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/drizzle.ts';
import { feedReports } from './tables.ts';

export { countReactions } from './count-reactions.ts';
export { maySeeItem } from './may-see-item.ts';

/** The text of a comment, within another query; null if it was deleted. */
export const commentText = (id: SQLWrapper) => sql<string | null>`(
  select c.content from feed_comments c where c.id = ${id}
)`;

/** The number of kudos that a golfer has given for other golfers' items, within another query. */
export const kudosGivenBy = (golferId: SQLWrapper | string) => sql<number>`(
  select count(*)::int from feed_kudos k join feed_items i on i.id = k.item_id
  where k.user_id = ${golferId} and i.user_id <> k.user_id
)`;

/** Finds the reports about a golfer. */
export async function findReportsAbout(db: Db, golferId: string): Promise<string[]> {
  const about = await db
    .select({ id: feedReports.id })
    .from(feedReports)
    .where(eq(feedReports.reportedId, golferId));
  return about.map(({ id }) => String(id));
}
