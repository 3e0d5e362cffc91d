import { and, count, desc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { describeKind, type NotificationFacts } from '#domain/notifications/catalog.ts';
import type { Milestone } from '#domain/notifications/milestones.ts';
import {
  defaultPreferences,
  type NotificationPreferences,
} from '#domain/notifications/preferences.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { notificationPreferences, notifications } from './tables.ts';

type Row = typeof notifications.$inferSelect;

/** As much of a notification as it takes to show it. */
export type NotificationRow = Pick<Row, 'id' | 'facts' | 'isRead' | 'createdAt'>;

/** Which notification of whom: nobody reaches one by its id alone. */
type OwnNotification = { readonly id: number; readonly userId: string };

const own = ({ id, userId }: OwnNotification) =>
  and(eq(notifications.id, id), eq(notifications.userId, userId));

const kept = isNull(notifications.deletedAt);

type Told = {
  readonly userId: string;
  readonly facts: readonly NotificationFacts[];
  readonly at: Temporal.Instant;
};

/**
 * Tells a golfer what the preferences allow and what was not told before, in one statement.
 * @returns what is new
 */
export async function insertNotifications(
  db: Db,
  { userId, facts, at }: Told,
): Promise<NotificationRow[]> {
  if (facts.length === 0) return [];
  const rows = facts.map((one) => {
    const { source, silencedBy } = describeKind(one);
    return { source, facts: one, column: notificationPreferences[silencedBy].name };
  });
  const { rows: told } = await db.execute<Pick<NotificationRow, 'facts'> & { id: unknown }>(sql`
    insert into notifications (user_id, kind, source, facts, created_at)
    select ${userId}, n.facts ->> 'kind', n.source, n.facts, ${at.toString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as n(source text, "column" text, facts jsonb)
    left join notification_preferences p on p.user_id = ${userId}
    where coalesce((to_jsonb(p) ->> n."column")::boolean, true)
    on conflict do nothing
    returning id, facts`);
  const createdAt = new Date(at.epochMilliseconds);
  return told.map(({ id, facts: told }) => ({
    id: Number(id),
    facts: told,
    isRead: false,
    createdAt,
  }));
}

type WithdrawnFacts =
  | {
      readonly kind: NotificationFacts['kind'];
      readonly enrollmentId: string;
      readonly percent?: Milestone;
      readonly weeks?: readonly { readonly monday: CalendarDate }[];
    }
  | { readonly golferId: string; readonly kind?: NotificationFacts['kind'] };

/** Takes back what is no longer true: notifications whose facts hold these. */
export async function withdrawNotifications(
  db: Db,
  userId: string,
  facts: WithdrawnFacts,
): Promise<void> {
  await db
    .delete(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        sql`${notifications.facts} @> ${JSON.stringify(facts)}::jsonb`,
      ),
    );
}

export async function countNotifications(db: Db, userId: string) {
  const [row] = await db
    .select({
      count: sql<number>`(count(*) filter (where not ${notifications.isRead}))::int`,
      total: count(),
    })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), kept));
  return row ?? { count: 0, total: 0 };
}

type Page = {
  readonly userId: string;
  readonly limit: number;
  readonly unreadOnly: boolean;
  /** The last id of the page before. */
  readonly before: number | null;
};

/** The newest first. */
export function findNotifications(
  db: Db,
  { userId, limit, unreadOnly, before }: Page,
): Promise<NotificationRow[]> {
  const conditions: SQL[] = [eq(notifications.userId, userId), kept];
  if (unreadOnly) conditions.push(sql`not ${notifications.isRead}`);
  if (before !== null) conditions.push(lt(notifications.id, before));
  return db
    .select()
    .from(notifications)
    .where(and(...conditions))
    .orderBy(desc(notifications.id))
    .limit(limit);
}

/** Marks a notification as read; null when there is none, or no longer. */
export async function setRead(db: Db, one: OwnNotification): Promise<NotificationRow | null> {
  const [row] = await db
    .update(notifications)
    .set({ isRead: true })
    .where(and(own(one), kept))
    .returning();
  return row ?? null;
}

export async function setAllRead(db: Db, userId: string): Promise<void> {
  await db
    .update(notifications)
    .set({ isRead: true })
    .where(and(eq(notifications.userId, userId), kept, sql`not ${notifications.isRead}`));
}

/** Deletes a notification, or with null restores it; null when there is none. */
export async function setDeleted(
  db: Db,
  one: OwnNotification,
  deletedAt: Date | null,
): Promise<NotificationRow | null> {
  const [row] = await db.update(notifications).set({ deletedAt }).where(own(one)).returning();
  return row ?? null;
}

export async function deleteNotificationsBefore(db: Db, moment: Temporal.Instant): Promise<void> {
  await db
    .delete(notifications)
    .where(lt(notifications.createdAt, new Date(moment.epochMilliseconds)));
}

const preferenceColumns = {
  achievementNotifications: notificationPreferences.achievementNotifications,
  sessionReminders: notificationPreferences.sessionReminders,
  programMilestones: notificationPreferences.programMilestones,
  adminBroadcasts: notificationPreferences.adminBroadcasts,
  weeklySummary: notificationPreferences.weeklySummary,
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

/** Changes the preferences that are given. */
export async function savePreferences(
  db: Db,
  userId: string,
  changes: PreferenceChanges,
): Promise<void> {
  const set = Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  );
  if (Object.keys(set).length === 0) return;
  await db
    .insert(notificationPreferences)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: notificationPreferences.userId, set });
}
