import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { NotificationFacts } from '#domain/notifications/catalog.ts';
import { defaultPreferences, reminderTimes } from '#domain/notifications/preferences.ts';
import { users } from '#server/platform/auth/tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** What a golfer has been told. The unique key makes sure that it is told once. */
export const notifications = pgTable(
  'notifications',
  {
    /** Grows, so that it orders notifications and says where a list goes on. */
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The golfer whom it is about, and with whose account it goes; null when it is about nobody else. */
    otherId: text('other_id').references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<NotificationFacts['kind']>().notNull(),
    /** What it is about, within its kind. */
    source: text('source').notNull(),
    /** What its words are made of, in whichever language it is read. */
    facts: jsonb('facts').$type<NotificationFacts>().notNull(),
    createdAt: instant('created_at').notNull(),
    isRead: boolean('is_read').notNull().default(false),
    /** What it repeats, if it can: `groupKeyOf` of the catalog. */
    groupKey: text('group_key'),
    /** How many notifications of its group it stands for, itself included. */
    count: integer('count').notNull().default(1),
    /** Whether a newer one of its group stands for it; the row stays so that it is not told again. */
    isSuperseded: boolean('is_superseded').notNull().default(false),
    /** Set when the golfer deletes it; the row stays so that the deletion can be taken back. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    unique('notifications_once').on(table.userId, table.kind, table.source),
    index('notifications_newest')
      .on(table.userId, table.id)
      .where(sql`${table.deletedAt} is null and not ${table.isSuperseded}`),
    index('notifications_unread')
      .on(table.userId, table.id)
      .where(sql`${table.deletedAt} is null and not ${table.isSuperseded} and not ${table.isRead}`),
    index('notifications_created').on(table.createdAt),
    index('notifications_broadcast').on(table.source).where(sql`${table.kind} = 'admin_broadcast'`),
    index('notifications_other').on(table.otherId).where(sql`${table.otherId} is not null`),
  ],
);

/** What a golfer wants to be told. Without a row everything is as `defaultPreferences` says. */
export const notificationPreferences = pgTable('notification_preferences', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  achievementNotifications: boolean('achievement_notifications')
    .notNull()
    .default(defaultPreferences.achievementNotifications),
  sessionReminders: boolean('session_reminders')
    .notNull()
    .default(defaultPreferences.sessionReminders),
  programMilestones: boolean('program_milestones')
    .notNull()
    .default(defaultPreferences.programMilestones),
  adminBroadcasts: boolean('admin_broadcasts')
    .notNull()
    .default(defaultPreferences.adminBroadcasts),
  weeklySummary: boolean('weekly_summary').notNull().default(defaultPreferences.weeklySummary),
  weeklySummaryMail: boolean('weekly_summary_mail')
    .notNull()
    .default(defaultPreferences.weeklySummaryMail),
  socialNotifications: boolean('social_notifications')
    .notNull()
    .default(defaultPreferences.socialNotifications),
  reminderTime: text('reminder_time', { enum: reminderTimes })
    .notNull()
    .default(defaultPreferences.reminderTime),
});
