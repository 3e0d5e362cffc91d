import { and, eq, sql } from 'drizzle-orm';
import type { FeedItemType } from '#domain/feed/feed-item.ts';
import { areApart } from '#server/features/friends/public-queries.ts';
import { fullNameOf } from '#server/platform/auth/full-name.ts';
import { users } from '#server/platform/auth/tables.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { maySeeItem } from './may-see-item.ts';
import { feedKudos } from './tables.ts';

type Given = { readonly itemId: number; readonly userId: string };

/** Whether a golfer's kudos still exist. If so, locks them until the end of the transaction. */
export async function lockKudos(db: Db, { itemId, userId }: Given): Promise<boolean> {
  const found = await db
    .select({ itemId: feedKudos.itemId })
    .from(feedKudos)
    .where(and(eq(feedKudos.itemId, itemId), eq(feedKudos.userId, userId)))
    .for('key share');
  return found.length > 0;
}

type From = { readonly itemId: number; readonly golferId: string };

/**
 * Finds the name (empty if erased) of the golfer who gave kudos or commented, and the item's type; null when either is
 * gone.
 */
export async function findReceived(db: Db, { itemId, golferId }: From) {
  const { rows } = await db.execute<{ name: string; itemType: FeedItemType }>(sql`
    select i.type as "itemType",
      ${fullNameOf('u')} as name
    from feed_items i join ${users} u on u.id = ${golferId}
    where i.id = ${itemId}::bigint`);
  return rows[0] ?? null;
}

/**
 * Finds the golfers to notify of a comment: the item's owner and the author of the comment that it replies
 * to, as far as they may see it. Its own author is never notified. Locks the comment until the end of the
 * transaction; without a comment there are no recipients.
 */
export async function findRecipients(
  db: Db,
  commentId: number,
): Promise<{ readonly userId: string; readonly isReply: boolean }[]> {
  const { rows } = await db.execute<{ userId: string; isReply: boolean }>(sql`
    with comment as (
      select c.user_id, c.item_id, c.parent_id from feed_comments c
      where c.id = ${commentId}::bigint for key share
    )
    select distinct on (t.id) t.id as "userId", t.is_reply as "isReply"
    from comment c
    join feed_items i on i.id = c.item_id
    left join feed_comments a on a.id = c.parent_id
    cross join lateral (values (a.user_id, true), (i.user_id, false)) as t (id, is_reply)
    where t.id is not null and t.id <> c.user_id
      and ${maySeeItem(sql.raw('t.id'), sql.raw('c.item_id'))}
      and not ${areApart(sql.raw('t.id'), sql.raw('c.user_id'))}
    order by t.id, t.is_reply desc`);
  return rows;
}
