import { type SQLWrapper, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Notification } from '#contract/notifications.ts';
import type { NotificationPreferences } from '#domain/notifications/preferences.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import type { Job } from '#server/platform/jobs/job.ts';
import { findUnreadOfBroadcast } from './broadcast-queries.ts';
import { findUnreadRows } from './shown-queries.ts';
import { describe } from './words.ts';

type Wanted = {
  readonly userId: string;
  readonly ids: readonly string[];
  readonly language: string;
  readonly now: Temporal.Instant;
};

/**
 * Finds those notifications that still exist and are unread and visible, oldest first, in the given language. Leaves
 * out a notification that a newer one of its group replaces.
 */
export async function findUnread(
  db: Db,
  { userId, ids, language, now }: Wanted,
): Promise<Notification[]> {
  const rows = await findUnreadRows(db, { userId, ids: ids.map(Number), now });
  return rows.toReversed().map((row) => describe(row, language));
}

/** Whether a notification still exists, is unread and visible, and is not replaced by a newer one of its group. */
export async function isUnread(
  db: Db,
  { userId, id, now }: Pick<Wanted, 'userId' | 'now'> & { readonly id: string },
): Promise<boolean> {
  return (await findUnreadRows(db, { userId, ids: [Number(id)], now })).length > 0;
}

/** Job for a delivered page of a broadcast: its notifications are those with ids in this range. */
export const broadcastDelivered = {
  name: 'broadcast-delivered',
  payload: z.object({ broadcastId: z.string(), fromId: z.int(), toId: z.int() }),
} as const satisfies Job;

/** Finds the unread, visible notifications of a delivered page, each in its golfer's language. */
export async function findUnreadOfPage(
  db: Db,
  range: z.output<typeof broadcastDelivered.payload>,
  now: Temporal.Instant,
) {
  const rows = await findUnreadOfBroadcast(db, range, now);
  return rows.map(({ row, userId, language }) => {
    return { userId, language, notification: describe({ ...row, comment: null }, language) };
  });
}

/** The golfer's reminder preferences; null if the golfer never changed any preference. */
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
