import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { NotificationFacts } from '#domain/notifications/catalog.ts';
import { defaultPreferences, reminderTimes } from '#domain/notifications/preferences.ts';
import { golfer } from '#server/platform/auth/golfer-column.ts';
import { users } from '#server/platform/auth/tables.ts';
import { enumChecks } from '#server/platform/database/checks.ts';
import { instant } from '#server/platform/database/instant-column.ts';

/** The notifications of each golfer. The unique key makes sure that each event notifies a golfer only once. */
export const notifications = pgTable(
  'notifications',
  {
    /** Ascending: it is the sort order of notifications and the cursor for paging. */
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: golfer(),
    /** The other golfer whom it is about; null if it is about nobody else. Deleted together with that account. */
    otherId: uuid('other_id').references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<NotificationFacts['kind']>().notNull(),
    /** Identifies the event within its kind. */
    source: text('source').notNull(),
    /** The data that its text is made from, in any language. */
    facts: jsonb('facts').$type<NotificationFacts>().notNull(),
    createdAt: instant('created_at').notNull(),
    isRead: boolean('is_read').notNull().default(false),
    /** The key of the group it belongs to, if any: `groupKeyOf` of the catalog. */
    groupKey: text('group_key'),
    /** How many notifications of its group it represents, including itself. */
    count: integer('count').notNull().default(1),
    /** Whether a newer one of its group replaces it. The row stays so that it is not sent again. */
    isSuperseded: boolean('is_superseded').notNull().default(false),
    /** Set when the golfer deletes it. The row stays so that the deletion can be undone. */
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

/** Each golfer's notification preferences. Without a row, `defaultPreferences` apply. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    userId: uuid('user_id')
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
  },
  enumChecks,
);
