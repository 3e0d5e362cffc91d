import { and, between, eq, inArray, sql } from 'drizzle-orm';
import { findExpired } from '#server/features/broadcasts/public-queries.ts';
import { users } from '#server/platform/auth/tables.ts';
import type { Db, Tx } from '#server/platform/database/drizzle.ts';
import { idArray } from '#server/platform/database/text-array.ts';
import { broadcast, isCurrent, shown, unread } from './shown-queries.ts';
import { notifications } from './tables.ts';

type Inserted = { readonly id: number; readonly userId: string };

type Recipients = {
  readonly broadcastId: string;
  readonly golferIds: readonly string[];
  readonly at: Temporal.Instant;
};

/**
 * Writes a broadcast's notifications for these golfers in one statement. Skips golfers who have turned announcements
 * off and golfers who already have it. The caller must keep the accounts from being deleted.
 * @returns the new notifications
 */
export async function insertBroadcastNotifications(
  tx: Tx,
  { broadcastId, golferIds, at }: Recipients,
): Promise<readonly Inserted[]> {
  const kind = 'admin_broadcast';
  const { rows } = await tx.execute<{ id: unknown; userId: string }>(sql`
    insert into notifications (user_id, kind, source, facts, created_at)
    select golfer_id, ${kind}, ${broadcastId}, ${JSON.stringify({ kind, broadcastId })}::jsonb,
      ${at.toString()}::timestamptz
    from unnest(${idArray(golferIds)}) as page (golfer_id)
    left join notification_preferences p on p.user_id = golfer_id
    where coalesce(p.admin_broadcasts, true)
    on conflict do nothing
    returning id, user_id as "userId"`);
  return rows.map(({ id, userId }) => ({ id: Number(id), userId }));
}

/** A range of notification ids that all belong to one broadcast. */
type BroadcastRange = {
  readonly broadcastId: string;
  readonly fromId: number;
  readonly toId: number;
};

/** Finds the unread, visible notifications in the range, each with its golfer and the golfer's language. */
export function findUnreadOfBroadcast(
  db: Db,
  { broadcastId, fromId, toId }: BroadcastRange,
  now: Temporal.Instant,
) {
  const { id, userId, facts, count, isRead, createdAt, kind } = notifications;
  return db
    .select({
      row: { id, facts, count, isRead, createdAt, broadcast, others: sql<number>`0` },
      userId,
      language: users.preferredLanguage,
    })
    .from(notifications)
    .innerJoin(users, eq(users.id, userId))
    .where(
      and(
        ...[between(id, fromId, toId), eq(kind, 'admin_broadcast')],
        eq(notifications.source, broadcastId),
        ...[shown, isCurrent(now), unread],
      ),
    );
}

/** Rows deleted by one statement. The limit keeps other transactions from waiting long. */
const deletedAtOnce = 5_000;

/** Deletes the notifications of broadcasts that have expired. */
export async function deleteExpiredBroadcasts(db: Db, now: Temporal.Instant): Promise<void> {
  const expired = await findExpired(db, now);
  if (expired.length === 0) return;
  const some = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.kind, 'admin_broadcast'), inArray(notifications.source, expired)))
    .limit(deletedAtOnce);
  for (let deleted = deletedAtOnce; deleted === deletedAtOnce; ) {
    const { rowCount } = await db.delete(notifications).where(inArray(notifications.id, some));
    deleted = rowCount ?? 0;
  }
}
