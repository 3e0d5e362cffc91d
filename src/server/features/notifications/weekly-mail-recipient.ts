import { and, eq, sql } from 'drizzle-orm';
import { defaultPreferences } from '#domain/notifications/preferences.ts';
import { users } from '#server/platform/auth/tables.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { notificationPreferences } from './tables.ts';

/** Finds the recipient of the weekly mail; null if the golfer has turned it off or has no verified address. */
export async function findWeeklyMailRecipient(db: Db, userId: string) {
  const [row] = await db
    .select({ id: users.id, email: users.email, language: users.preferredLanguage })
    .from(users)
    .leftJoin(notificationPreferences, eq(notificationPreferences.userId, users.id))
    .where(
      and(
        eq(users.id, userId),
        users.emailVerified,
        sql`coalesce(${notificationPreferences.weeklySummaryMail}, ${defaultPreferences.weeklySummaryMail})`,
      ),
    );
  return row ?? null;
}
