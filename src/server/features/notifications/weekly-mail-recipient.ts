import { and, eq, sql } from 'drizzle-orm';
import { defaultPreferences } from '#domain/notifications/preferences.ts';
import { users } from '#server/platform/auth/tables.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { notificationPreferences } from './tables.ts';

/** Who gets the weekly mail; null for a golfer who wants none or has not proved the address. */
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
