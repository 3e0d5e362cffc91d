import { and, asc, eq, inArray, isNull, type SQLWrapper, sql } from 'drizzle-orm';
import type { Notification } from '#contract/notifications.ts';
import type { NotificationPreferences } from '#domain/notifications/preferences.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { notifications } from './tables.ts';
import { describe } from './words.ts';

type Wanted = {
  readonly userId: string;
  readonly ids: readonly string[];
  readonly language: string;
};

/** Those of the notifications that are still there and unread, the oldest first, in that language. */
export async function findUnread(
  db: Db,
  { userId, ids, language }: Wanted,
): Promise<Notification[]> {
  const rows = await db
    .select()
    .from(notifications)
    .where(
      and(
        inArray(notifications.id, ids.map(Number)),
        eq(notifications.userId, userId),
        eq(notifications.isRead, false),
        isNull(notifications.deletedAt),
        eq(notifications.isSuperseded, false),
      ),
    )
    .orderBy(asc(notifications.id));
  return rows.map((row) => describe(row, language));
}

/** When and of what a golfer wants to be reminded; null for one who has changed nothing. */
export const reminderPreferences = (userId: SQLWrapper) => sql<Pick<
  NotificationPreferences,
  'sessionReminders' | 'weeklySummary' | 'weeklySummaryMail' | 'reminderTime'
> | null>`(
  select json_build_object(
    'sessionReminders', p.session_reminders, 'weeklySummary', p.weekly_summary,
    'weeklySummaryMail', p.weekly_summary_mail,
    'reminderTime', p.reminder_time
  )
  from notification_preferences p where p.user_id = ${userId}
)`;
