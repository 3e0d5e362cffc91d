import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { HandicapEntry } from '#contract/progress.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import type { Streak } from '#domain/progress/streak.ts';
import { users } from '#server/features/accounts/tables.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { handicapEntries, userStats, xpEntries } from './tables.ts';

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

/** Makes changes of one golfer's sums and streak take turns until the end of the transaction. */
export const lockTotals = (db: Db, userId: string) =>
  changeTotals(db, userId, { xp: 0, minutes: 0, sessions: 0 });

/** All that a streak depends on: days with training, days with a session still open, and the zone. */
export async function findTrainingDays(db: Db, userId: string) {
  const [row] = await db
    .select({
      timeZone: users.timeZone,
      activeDays: sql<CalendarDate[]>`array(
        select completed_on::text from session_completions where user_id = users.id
        union select session_date::text from practice_sessions where user_id = users.id
        union select session_date::text from golf_rounds where user_id = users.id
      )`,
      missedDays: sql<CalendarDate[]>`array(
        select distinct s.scheduled_date::text
        from scheduled_sessions s join enrollments e on e.id = s.enrollment_id
        where s.user_id = users.id and s.status = 'planned' and e.abandoned_at is null
      )`,
      pauses: sql<{ from: CalendarDate; to: CalendarDate }[]>`coalesce((
        select json_agg(json_build_object('from', p.from_date, 'to', p.to_date))
        from plan_pauses p where p.user_id = users.id
      ), '[]'::json)`,
    })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? null;
}

export async function saveStreak(db: Db, userId: string, streak: Streak): Promise<void> {
  const kept = {
    currentStreak: streak.current,
    longestStreak: streak.longest,
    lastActiveDay: streak.lastActiveDay,
    streakBreaksAfter: streak.breaksAfter,
  };
  await db
    .insert(userStats)
    .values({ userId, ...kept })
    .onConflictDoUpdate({ target: userStats.userId, set: kept });
}
