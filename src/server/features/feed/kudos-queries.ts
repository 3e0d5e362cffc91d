import { and, count, desc, eq } from 'drizzle-orm';
import { personColumns, toPerson } from '#server/features/friends/public-queries.ts';
import { users } from '#server/platform/auth/tables.ts';
import { dateOf } from '#server/platform/database/date-of.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { type FeedReader, isNotApart } from './item-queries.ts';
import { feedKudos } from './tables.ts';

/** Maximum number of people that the list of an item's kudos names. */
const mostNamed = 100;

type Given = { readonly itemId: number; readonly userId: string };

/** Takes back a golfer's kudos for an item. Returns false when there were none. */
export async function deleteKudos(db: Db, { itemId, userId }: Given): Promise<boolean> {
  const deleted = await db
    .delete(feedKudos)
    .where(and(eq(feedKudos.itemId, itemId), eq(feedKudos.userId, userId)))
    .returning({ itemId: feedKudos.itemId });
  return deleted.length > 0;
}

export async function insertKudos(db: Db, given: Given, at: Temporal.Instant): Promise<void> {
  await db.insert(feedKudos).values({ ...given, createdAt: dateOf(at) });
}

const ofItem = (itemId: number, reader: FeedReader) =>
  and(eq(feedKudos.itemId, itemId), isNotApart('feed_kudos.user_id', reader));

/** Counts the kudos of an item that a reader may see. */
export async function countKudos(db: Db, itemId: number, reader: FeedReader): Promise<number> {
  const [row] = await db.select({ kudos: count() }).from(feedKudos).where(ofItem(itemId, reader));
  return row?.kudos ?? 0;
}

/** Returns the people who gave kudos for an item, latest first. */
export async function findGivers(db: Db, itemId: number, reader: FeedReader) {
  const rows = await db
    .select(personColumns)
    .from(feedKudos)
    .innerJoin(users, eq(users.id, feedKudos.userId))
    .where(ofItem(itemId, reader))
    .orderBy(desc(feedKudos.createdAt), feedKudos.userId)
    .limit(mostNamed);
  return rows.map(toPerson);
}
