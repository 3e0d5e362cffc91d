import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Notification } from '#contract/notifications.ts';
import type { NotificationPreferences } from '#domain/notifications/preferences.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { findUnreadRows } from './shown-queries.ts';
import { describe } from './words.ts';

type Wanted = {
  readonly userId: string;
  readonly ids: readonly string[];
  readonly language: string;
};

/**
 * Those of the notifications that are still there, unread and to be seen, the oldest first, in that
 * language. One that a newer one of its group stands for is left out.
 */
export async function findUnread(
  db: Db,
  { userId, ids, language }: Wanted,
): Promise<Notification[]> {
  const rows = await findUnreadRows(db, { userId, ids: ids.map(Number) });
  return rows.toReversed().map((row) => describe(row, language));
}

/** Whether a notification is still there, unread and to be seen, and no newer one of its group stands for it. */
export async function isUnread(
  db: Db,
  { userId, id }: { readonly userId: string; readonly id: string },
): Promise<boolean> {
  return (await findUnreadRows(db, { userId, ids: [Number(id)] })).length > 0;
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
