import { and, desc, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import {
  type BroadcastWords,
  broadcastWords,
  isBroadcastShown,
} from '#server/features/broadcasts/public-queries.ts';
import { maySeeItem } from '#server/features/feed/public-queries.ts';
import { areApart } from '#server/features/friends/public-queries.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { notifications } from './tables.ts';

type Row = typeof notifications.$inferSelect;

/** As much of a notification as it takes to show it. */
export type NotificationRow = Pick<Row, 'id' | 'facts' | 'count' | 'isRead' | 'createdAt'> & {
  /** Golfers besides the one of its facts who did the same. */
  readonly others: number;
  /** The words of a broadcast; null for everything else. */
  readonly broadcast: BroadcastWords | null;
};

const reader = sql.raw('notifications.user_id');
const activityId = sql.raw(`(notifications.facts ->> 'activityId')`);

/**
 * Whether the golfer may still know of it: a block hides the other golfer, and what hides an item of the
 * feed hides what is told of it.
 */
const isVisible = sql`(
  ${notifications.otherId} is null or (
    not ${areApart(reader, sql.raw('notifications.other_id'))}
    and (${activityId} is null or ${maySeeItem(reader, sql`${activityId}::bigint`)})
  )
)`;

const isBroadcast = sql.raw("notifications.kind = 'admin_broadcast'");
const source = sql.raw('notifications.source');

/** The words of the broadcast that a notification brings. */
export const broadcast = sql<BroadcastWords | null>`case when ${isBroadcast} then ${broadcastWords(source)} end`;

/** Whether it is no broadcast, or one that golfers see at this moment. */
export const isCurrent = (now: Temporal.Instant) =>
  sql`(not (${isBroadcast}) or ${isBroadcastShown(source, now)})`;

export const notDeleted = isNull(notifications.deletedAt);
export const unread = sql`not ${notifications.isRead}`;

/** What a golfer finds, as far as none of its group takes its place. */
export const shown = and(notDeleted, sql`not ${notifications.isSuperseded}`, isVisible);

/** What several golfers did, which is shown as one: those of the same group that are read, or are not. */
const isGathered = and(isNotNull(notifications.groupKey), isNotNull(notifications.otherId));

/** Which notification of whom: nobody reaches one by its id alone. */
export type OwnNotification = {
  readonly id: number;
  readonly userId: string;
  /** The moment at which it is to be seen. */
  readonly now: Temporal.Instant;
};

/** A notification, with those that are shown together with it. */
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

/** Notifications of a golfer, each with what there is of its group. */
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
      ...{ id, facts, count, isRead, createdAt, broadcast },
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

/** A notification, also one of which a newer one takes the place; null for what is not to be seen. */
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
  /** The last id of the page before. */
  readonly before: number | null;
  readonly now: Temporal.Instant;
};

/** The newest first. */
export function findNotifications(
  db: Db,
  { userId, limit, unreadOnly, before, now }: Page,
): Promise<NotificationRow[]> {
  return withGroups(db, userId, (isNewest) =>
    and(
      ...[isNewest, shown, isCurrent(now)],
      unreadOnly ? unread : undefined,
      before === null ? undefined : lt(notifications.id, before),
    ),
  ).limit(limit);
}

/** Those of these that are still there and unread, as far as none of its group has come after it; the newest first. */
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
