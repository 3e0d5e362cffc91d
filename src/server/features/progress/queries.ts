import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { HandicapEntry } from '#contract/progress.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import type { Streak } from '#domain/streaks/streak.ts';
import { noTotals, type Totals } from '#domain/xp/stats.ts';
import { users } from '#server/features/accounts/tables.ts';
import { golfRounds, practiceSessions } from '#server/features/activities/tables.ts';
import { enrollments } from '#server/features/plans/tables.ts';
import { scheduledSessions, sessionCompletions } from '#server/features/sessions/tables.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { handicapEntries, userStats, xpEntries } from './tables.ts';

export async function findTotals(db: Db, userId: string): Promise<Totals> {
  const [row] = await db.select().from(userStats).where(eq(userStats.userId, userId));
  return row ?? noTotals;
}

/** Every recorded handicap, oldest first. */
export function findHandicapHistory(db: Db, userId: string): Promise<HandicapEntry[]> {
  return db
    .select({
      handicap: handicapEntries.handicap,
      recordedAt: sql<string>`to_json(${handicapEntries.recordedAt}) #>> '{}'`,
    })
    .from(handicapEntries)
    .where(eq(handicapEntries.userId, userId))
    .orderBy(asc(handicapEntries.recordedAt), asc(handicapEntries.id));
}

export async function insertHandicap(
  db: Db,
  entry: typeof handicapEntries.$inferInsert,
): Promise<void> {
  await db.insert(handicapEntries).values(entry);
}

type XpEntry = typeof xpEntries.$inferInsert;

/** Adds to the ledger. False when this thing was paid for before. */
export async function insertXp(db: Db, entry: XpEntry): Promise<boolean> {
  const added = await db.insert(xpEntries).values(entry).onConflictDoNothing().returning();
  return added.length > 0;
}

/** Takes an entry of the ledger back. Its XP; 0 when there was none. */
export async function deleteXp(
  db: Db,
  { userId, sourceKind, sourceId }: Pick<XpEntry, 'userId' | 'sourceKind' | 'sourceId'>,
): Promise<number> {
  const [gone] = await db
    .delete(xpEntries)
    .where(
      and(
        eq(xpEntries.userId, userId),
        eq(xpEntries.sourceKind, sourceKind),
        eq(xpEntries.sourceId, sourceId),
      ),
    )
    .returning({ xp: xpEntries.xp });
  return gone?.xp ?? 0;
}

/** How many logged activities have earned XP on that day. */
export async function countPaidLogs(db: Db, userId: string, day: CalendarDate): Promise<number> {
  const [row] = await db
    .select({ paid: count() })
    .from(xpEntries)
    .where(
      and(
        eq(xpEntries.userId, userId),
        inArray(xpEntries.sourceKind, ['practice', 'round']),
        eq(xpEntries.earnedOn, day),
      ),
    );
  return row?.paid ?? 0;
}

type Change = { readonly xp: number; readonly minutes: number; readonly sessions: number };

/** Adds to the sums beside the ledger; withdrawals are negative. */
export async function changeTotals(db: Db, userId: string, change: Change): Promise<void> {
  const { xp, minutes, sessions } = change;
  await db
    .insert(userStats)
    .values({ userId, totalXp: xp, totalMinutes: minutes, totalSessions: sessions })
    .onConflictDoUpdate({
      target: userStats.userId,
      set: {
        totalXp: sql`${userStats.totalXp} + ${xp}`,
        totalMinutes: sql`${userStats.totalMinutes} + ${minutes}`,
        totalSessions: sql`${userStats.totalSessions} + ${sessions}`,
      },
    });
}

/** Days with training and days with a session still open: all that a streak depends on. */
export async function findTrainingDays(db: Db, userId: string) {
  const active = await union(
    db
      .select({ day: sessionCompletions.completedOn })
      .from(sessionCompletions)
      .where(eq(sessionCompletions.userId, userId)),
    db
      .select({ day: practiceSessions.sessionDate })
      .from(practiceSessions)
      .where(eq(practiceSessions.userId, userId)),
    db
      .select({ day: golfRounds.sessionDate })
      .from(golfRounds)
      .where(eq(golfRounds.userId, userId)),
  );
  const open = await db
    .selectDistinct({ day: scheduledSessions.scheduledDate })
    .from(scheduledSessions)
    .innerJoin(enrollments, eq(enrollments.id, scheduledSessions.enrollmentId))
    .where(
      and(
        eq(scheduledSessions.userId, userId),
        eq(scheduledSessions.status, 'planned'),
        isNull(enrollments.abandonedAt),
      ),
    );
  const days = (rows: readonly { day: CalendarDate }[]) => rows.map((row) => row.day);
  return { activeDays: days(active), missedDays: days(open) };
}

export async function saveStreak(db: Db, userId: string, streak: Streak): Promise<void> {
  const kept = {
    currentStreak: streak.current,
    longestStreak: streak.longest,
    lastActiveDay: streak.lastActiveDay,
  };
  await db
    .insert(userStats)
    .values({ userId, ...kept })
    .onConflictDoUpdate({ target: userStats.userId, set: kept });
}

export async function findTimeZone(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ timeZone: users.timeZone })
    .from(users)
    .where(eq(users.id, userId));
  return row?.timeZone ?? null;
}
