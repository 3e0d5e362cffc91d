import { and, desc, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import {
  type BroadcastWords,
  broadcastWords,
  isBroadcastShown,
} from '#server/features/broadcasts/public-queries.ts';
import { commentText, maySeeItem } from '#server/features/feed/public-queries.ts';
import { areApart } from '#server/features/friends/public-queries.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { notifications } from './tables.ts';

type Row = typeof notifications.$inferSelect;

/** The columns needed to show a notification. */
export type NotificationRow = Pick<Row, 'id' | 'facts' | 'count' | 'isRead' | 'createdAt'> & {
  /** The number of other golfers who did the same. */
  readonly others: number;
  /** The text of a broadcast; null for all other kinds. */
  readonly broadcast: BroadcastWords | null;
  /** The text of the newest comment; null for all other kinds. */
  readonly comment: string | null;
};

const reader = sql.raw('notifications.user_id');
const activityId = sql.raw(`(notifications.facts ->> 'activityId')`);

/**
 * Whether the golfer may still see the notification. It is hidden if either golfer has blocked the other, or if the
 * golfer may no longer see the feed item that it is about.
 */
const isVisible = sql`(
  ${notifications.otherId} is null or (
    not ${areApart(reader, sql.raw('notifications.other_id'))}
    and (${activityId} is null or ${maySeeItem(reader, sql`${activityId}::bigint`)})
  )
)`;

const isBroadcast = sql.raw("notifications.kind = 'admin_broadcast'");
const broadcastId = sql`case when ${isBroadcast} then notifications.source::uuid end`;

/** The text of the broadcast that the notification is about. */
export const broadcast = sql<BroadcastWords | null>`case when ${isBroadcast} then ${broadcastWords(broadcastId)} end`;

/** Whether the notification is not about a broadcast, or its broadcast is visible at this time. */
export const isCurrent = (now: Temporal.Instant) =>
  sql`(not (${isBroadcast}) or ${isBroadcastShown(broadcastId, now)})`;

const comment = commentText(sql.raw(`(notifications.facts ->> 'commentId')::bigint`));

export const notDeleted = isNull(notifications.deletedAt);
export const unread = sql`not ${notifications.isRead}`;

/** Notifications that the golfer can see: not deleted, not replaced by a newer one of the group, and not hidden. */
export const shown = and(notDeleted, sql`not ${notifications.isSuperseded}`, isVisible);

/**
 * Notifications about several golfers, shown as one: the read ones of a group together, and the unread ones together.
 */
const isGathered = and(isNotNull(notifications.groupKey), isNotNull(notifications.otherId));

/** A notification id with its owner: a notification can be accessed only together with its golfer's id. */
export type OwnNotification = {
  readonly id: number;
  readonly userId: string;
  /** The time for which visibility is checked. */
  readonly now: Temporal.Instant;
};

/** Matches a notification and those shown together with it. */
export const withItsGroup = ({ id, userId }: Omit<OwnNotification, 'now'>) =>
  and(
    eq(notifications.userId, userId),
    sql`(${notifications.id} = ${id} or exists (
      select from notifications its
      where its.id = ${id} and its.user_id = ${userId} and its.other_id is not null
        and its.group_key = ${notifications.groupKey} and its.is_read = ${notifications.isRead}
        and its.deleted_at is not distinct from ${notifications.deletedAt}
        and its.id > ${notifications.id}
    ))`,
  );

/** Selects notifications of a golfer, each with the number of other golfers in its group. */
function withGroups(
  db: Db,
  userId: string,
  condition: (isNewest: SQL | undefined) => SQL | undefined,
) {
  const groups = db.$with('groups').as(
    db
      .select({
        groupKey: notifications.groupKey,
        isRead: notifications.isRead,
        newestId: sql<number>`max(${notifications.id})`.as('newest_id'),
        golfers: sql<number>`count(distinct ${notifications.otherId})::int`.as('golfers'),
      })
      .from(notifications)
      .where(and(eq(notifications.userId, userId), shown, isGathered))
      .groupBy(notifications.groupKey, notifications.isRead),
  );
  const isNewest = or(isNull(groups.newestId), eq(groups.newestId, notifications.id));
  const { id, facts, count, isRead, createdAt } = notifications;
  return db
    .with(groups)
    .select({
      id,
      facts,
      count,
      isRead,
      createdAt,
      broadcast,
      comment,
      others: sql<number>`coalesce(${groups.golfers} - 1, 0)`,
    })
    .from(notifications)
    .leftJoin(
      groups,
      and(eq(groups.groupKey, notifications.groupKey), eq(groups.isRead, notifications.isRead)),
    )
    .where(and(eq(notifications.userId, userId), condition(isNewest)))
    .orderBy(desc(notifications.id));
}

/** Finds a notification, even if a newer one replaces it; null if the golfer may not see it. */
export async function findNotification(
  db: Db,
  { id, userId, now }: OwnNotification,
): Promise<NotificationRow | null> {
  const [row] = await withGroups(db, userId, () =>
    and(eq(notifications.id, id), isVisible, isCurrent(now)),
  );
  return row ?? null;
}

type Page = {
  readonly userId: string;
  readonly limit: number;
  readonly unreadOnly: boolean;
  /** The last id of the previous page. */
  readonly before: number;
  readonly now: Temporal.Instant;
};

/** Lists notifications, newest first. */
export function findNotifications(
  db: Db,
  { userId, limit, unreadOnly, before, now }: Page,
): Promise<NotificationRow[]> {
  return withGroups(db, userId, (isNewest) =>
    and(
      ...[isNewest, shown, isCurrent(now)],
      unreadOnly ? unread : undefined,
      lt(notifications.id, before),
    ),
  ).limit(limit);
}

/** Finds those of the given ids that are unread, visible and the newest of their group; newest first. */
export const findUnreadRows = (
  db: Db,
  {
    userId,
    ids,
    now,
  }: {
    readonly userId: string;
    readonly ids: readonly number[];
    readonly now: Temporal.Instant;
  },
): Promise<NotificationRow[]> =>
  withGroups(db, userId, (isNewest) =>
    and(inArray(notifications.id, [...ids]), isNewest, shown, isCurrent(now), unread),
  );

export async function countNotifications(db: Db, userId: string, now: Temporal.Instant) {
  const one = sql`coalesce(
    case when ${isGathered} then ${notifications.groupKey} end, ${notifications.id}::text
  )`;
  const [row] = await db
    .select({
      count: sql<number>`(count(distinct ${one}) filter (where ${unread}))::int`,
      total: sql<number>`count(distinct (${one}, ${notifications.isRead}))::int`,
    })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), shown, isCurrent(now)));
  return row ?? { count: 0, total: 0 };
}
