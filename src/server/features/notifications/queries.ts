import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import { definedFields } from '#domain/defined-fields.ts';
import type { NotificationFacts, WithdrawnFacts } from '#domain/notifications/catalog.ts';
import type { Grouped } from '#domain/notifications/gather.ts';
import {
  defaultPreferences,
  type NotificationPreferences,
  type NotificationSwitch,
} from '#domain/notifications/preferences.ts';
import { dateOf } from '#server/platform/database/date-of.ts';
import { type Db, leaveToCommit, type Tx } from '#server/platform/database/drizzle.ts';
import { prepareQuery, prepareStatement } from '#server/platform/database/prepared-query.ts';
import {
  findNotification,
  type NotificationRow,
  notDeleted,
  type OwnNotification,
  shown,
  unread,
  withItsGroup,
} from './shown-queries.ts';
import { notificationPreferences, notifications } from './tables.ts';

const unreadGroups = prepareQuery('unread_groups', (db) =>
  db
    .select({
      id: notifications.id,
      facts: notifications.facts,
      groupKey: notifications.groupKey,
      count: notifications.count,
    })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, sql.placeholder('userId')),
        sql`${notifications.groupKey} = any(${sql.placeholder('groupKeys')}::text[])`,
        ...[shown, unread],
      ),
    )
    .orderBy(asc(notifications.id))
    .for('update'),
);

/**
 * Finds the unread notifications of these groups, oldest first, and locks them. Without the lock, kudos from two
 * golfers at the same time could both replace the same notifications.
 */
export async function findUnreadGroups(db: Db, userId: string, groupKeys: readonly string[]) {
  return groupKeys.length === 0 ? [] : unreadGroups(db, { userId, groupKeys });
}

/** A notification to insert. Its facts and count are those of its whole group. */
type NewNotification = Grouped & {
  /** The facts of this event alone, without the rest of the group. */
  readonly own: NotificationFacts;
  readonly source: string;
  readonly silencedBy: NotificationSwitch;
  readonly groupKey: string | null;
  /** Ids of the unread notifications that it replaces. */
  readonly supersedes: readonly number[];
};

type News = {
  readonly userId: string;
  readonly news: readonly NewNotification[];
  readonly at: Temporal.Instant;
};

const insertion = prepareStatement<{ id: number; kind: string; source: string }>(
  'insert_notifications',
  sql`
    insert into notifications (user_id, other_id, kind, source, group_key, facts, count, created_at)
    select ${sql.placeholder('userId')}, (n.facts ->> 'golferId')::uuid, n.facts ->> 'kind', n.source,
      n."groupKey", n.facts, n.count, ${sql.placeholder('at')}::timestamptz
    from jsonb_to_recordset(${sql.placeholder('news')}::jsonb) as n(
      place int, source text, "groupKey" text, "column" text, facts jsonb, count int
    )
    left join notification_preferences p on p.user_id = ${sql.placeholder('userId')}
    where coalesce((to_jsonb(p) ->> n."column")::boolean, true)
    order by n.place
    on conflict do nothing
    returning id, kind, source`,
);

// One notification each: for a list of unknown length, PostgreSQL would make a new plan every time.
const superseding = prepareStatement(
  'supersede_notification',
  sql`update notifications set is_superseded = true where id = ${sql.placeholder('id')}`,
);

/**
 * Inserts the notifications that the golfer's preferences allow and that were not sent before. The commit waits for
 * the update that marks the replaced ones.
 * @returns the new notifications with their ids
 */
export async function insertNotifications(
  tx: Tx,
  { userId, news, at }: News,
): Promise<(NewNotification & { readonly id: number })[]> {
  if (news.length === 0) return [];
  const rows = news.map(({ source, groupKey, facts, count, silencedBy }, place) => ({
    place,
    source,
    groupKey,
    facts,
    count,
    column: notificationPreferences[silencedBy].name,
  }));
  const inserted = await insertion(tx, { userId, at: at.toString(), news: JSON.stringify(rows) });
  const written = news.flatMap((one) => {
    const row = inserted.find(
      ({ kind, source }) => kind === one.facts.kind && source === one.source,
    );
    return row === undefined ? [] : [{ ...one, id: row.id }];
  });
  for (const id of written.flatMap(({ supersedes }) => supersedes))
    leaveToCommit(tx, superseding(tx, { id }));
  return written.toSorted((a, b) => a.id - b.id);
}

type Withdrawn = { readonly golferId: string; readonly facts: WithdrawnFacts };

/**
 * Deletes notifications that are no longer true: those of a golfer whose facts contain the given facts. A notification
 * about several achievements loses only the one that is given.
 */
export async function withdrawNotifications(
  db: Db,
  withdrawn: readonly Withdrawn[],
): Promise<void> {
  const others: Withdrawn[] = [];
  for (const one of withdrawn) {
    if (!('achievementIds' in one.facts)) others.push(one);
    else await withdrawAchievement(db, one.golferId, one.facts.achievementIds[0]);
  }
  if (others.length === 0) return;
  await db.execute(sql`
    delete from notifications n
    using jsonb_to_recordset(${JSON.stringify(others)}::jsonb) as w("golferId" uuid, facts jsonb)
    where n.user_id = w."golferId" and n.facts @> w.facts`);
}

/** Removes an achievement from the notifications about it, and deletes those that are about nothing else. */
async function withdrawAchievement(db: Db, userId: string, achievementId: string): Promise<void> {
  const ids = sql`${notifications.facts} -> 'achievementIds'`;
  const own = and(
    eq(notifications.userId, userId),
    eq(notifications.kind, 'achievements_unlocked'),
    sql`${ids} @> ${JSON.stringify([achievementId])}::jsonb`,
  );
  await db.delete(notifications).where(and(own, sql`jsonb_array_length(${ids}) = 1`));
  await db
    .update(notifications)
    .set({
      facts: sql`jsonb_set(${notifications.facts}, '{achievementIds}', (${ids}) - ${achievementId}::text)`,
    })
    .where(own);
}

/** Deletes the notifications that other golfers got about this golfer's challenges and answers. */
export async function withdrawChallengesOf(db: Db, golferId: string): Promise<void> {
  const kinds = ['challenge_received', 'challenge_answered'] as const;
  await db
    .delete(notifications)
    .where(and(eq(notifications.otherId, golferId), inArray(notifications.kind, [...kinds])));
}

/** Marks a notification and those shown together with it as read; null if it does not exist. */
export async function setRead(db: Db, one: OwnNotification): Promise<NotificationRow | null> {
  const read = await db
    .update(notifications)
    .set({ isRead: true })
    .where(and(withItsGroup(one), notDeleted))
    .returning({ id: notifications.id });
  return read.length === 0 ? null : findNotification(db, one);
}

export async function setAllRead(db: Db, userId: string): Promise<void> {
  await db
    .update(notifications)
    .set({ isRead: true })
    .where(and(eq(notifications.userId, userId), notDeleted, unread));
}

/**
 * Deletes a notification and those shown together with it. With null, restores the ones that were deleted together.
 * Returns null if the notification does not exist.
 */
export async function setDeleted(
  db: Db,
  one: OwnNotification,
  deletedAt: Date | null,
): Promise<NotificationRow | null> {
  await db.update(notifications).set({ deletedAt }).where(withItsGroup(one));
  return findNotification(db, one);
}

export async function deleteNotificationsBefore(db: Db, moment: Temporal.Instant): Promise<void> {
  await db.delete(notifications).where(lt(notifications.createdAt, dateOf(moment)));
}

const preferenceColumns = {
  achievementNotifications: notificationPreferences.achievementNotifications,
  sessionReminders: notificationPreferences.sessionReminders,
  programMilestones: notificationPreferences.programMilestones,
  adminBroadcasts: notificationPreferences.adminBroadcasts,
  weeklySummary: notificationPreferences.weeklySummary,
  weeklySummaryMail: notificationPreferences.weeklySummaryMail,
  socialNotifications: notificationPreferences.socialNotifications,
  reminderTime: notificationPreferences.reminderTime,
};

export async function findPreferences(db: Db, userId: string): Promise<NotificationPreferences> {
  const [row] = await db
    .select(preferenceColumns)
    .from(notificationPreferences)
    .where(eq(notificationPreferences.userId, userId));
  return row ?? defaultPreferences;
}

type PreferenceChanges = {
  readonly [Name in keyof NotificationPreferences]?: NotificationPreferences[Name] | undefined;
};

/** Saves the given preferences and leaves the others unchanged. */
export async function savePreferences(
  db: Db,
  userId: string,
  changes: PreferenceChanges,
): Promise<void> {
  const set = definedFields(changes);
  if (Object.keys(set).length === 0) return;
  await db
    .insert(notificationPreferences)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: notificationPreferences.userId, set });
}
