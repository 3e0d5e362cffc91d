import { and, count, eq, gt, inArray, sql } from 'drizzle-orm';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { noTotals, type Totals } from '#domain/progress/stats.ts';
import { handicapHistory } from '#server/features/handicap/public-queries.ts';
import { earningEntries, practicedMinutes } from '#server/features/logbook/public-queries.ts';
import { allows } from '#server/features/settings/public-queries.ts';
import {
  completedCount,
  completedPrograms,
  earningSessions,
  enrollments,
  trainedMinutes,
} from '#server/features/training/public-queries.ts';
import { selectedGolfer, users } from '#server/platform/auth/tables.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { prepareQuery, prepareStatement } from '#server/platform/database/prepared-query.ts';
import { comesFrom, type Source } from '#server/platform/database/source-columns.ts';
import { streakColumns, streakDaysOf } from './streak-days.ts';
import { monthlySessions, userStats, xpEntries } from './tables.ts';

const totalsByUser = prepareQuery('totals', (db) =>
  db
    .select()
    .from(userStats)
    .where(eq(userStats.userId, sql.placeholder('userId'))),
);

/** Finds a golfer's totals: XP, minutes, sessions, streak. */
export async function findTotals(db: Db, userId: string): Promise<Totals> {
  const [row] = await totalsByUser(db, { userId });
  return row ?? noTotals;
}

/** Finds a golfer's whole history as far as it earns XP, and its sums. */
export async function findEarningHistory(db: Db, userId: string) {
  const [row] = await db
    .select({
      sessions: earningSessions(selectedGolfer),
      logged: earningEntries(selectedGolfer),
      programs: completedPrograms(selectedGolfer),
      handicaps: handicapHistory(selectedGolfer),
      totalSessions: completedCount(selectedGolfer),
      totalMinutes: sql<number>`${trainedMinutes(selectedGolfer)}
        + ${practicedMinutes(selectedGolfer)}`,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (row === undefined) throw new Error('The golfer of a change is gone');
  return row;
}

type XpEntry = typeof xpEntries.$inferInsert;
export type XpSource = Pick<XpEntry, 'sourceKind'> & Source;
export type NewXp = XpSource & Pick<XpEntry, 'xp' | 'earnedOn' | 'imported'>;

type Written = {
  readonly userId: string;
  readonly totals: Totals;
  readonly earned: readonly NewXp[];
  readonly withdrawnXp: number;
  /** By first day of the month: how many sessions to add or subtract. */
  readonly months: ReadonlyMap<CalendarDate, number>;
};

const given = sql.placeholder;

const totalsWriting = prepareStatement<{ totalXp: number; xpEarned: number }>(
  'write_totals',
  sql`
    with paid as (
      insert into xp_entries
        (user_id, source_kind, source_id, source_name, xp, earned_on, imported)
      select ${given('userId')}, e."sourceKind", e."sourceId", e."sourceName", e.xp, e."earnedOn",
        coalesce(e.imported, false)
      from jsonb_to_recordset(${given('earned')}::jsonb) as e(
        "sourceKind" text, "sourceId" uuid, "sourceName" text, xp smallint, "earnedOn" date,
        imported boolean
      )
      on conflict do nothing
      returning xp, source_kind
    ), sums as (
      select coalesce(sum(xp), 0)::integer as paid,
        coalesce(sum(xp) filter (where source_kind <> 'achievement'), 0)::integer as earned
      from paid
    ), kept as (
      insert into user_stats (
        user_id, total_xp, total_minutes, total_sessions, current_streak, board_streak,
        longest_streak, longest_pause, last_active_day, streak_breaks_after, in_leaderboards
      )
      select ${given('userId')}, ${given('xp')}::integer + sums.paid, ${given('totalMinutes')},
        ${given('totalSessions')}, ${given('currentStreak')}, ${given('boardStreak')},
        ${given('longestStreak')}, ${given('longestPause')}, ${given('lastActiveDay')}::date,
        ${given('streakBreaksAfter')}::date, ${allows('showInLeaderboards', given('userId'))}
      from sums
      on conflict (user_id) do update set
        total_xp = excluded.total_xp, total_minutes = excluded.total_minutes,
        total_sessions = excluded.total_sessions, current_streak = excluded.current_streak,
        board_streak = excluded.board_streak,
        longest_streak = excluded.longest_streak, longest_pause = excluded.longest_pause,
        last_active_day = excluded.last_active_day,
        streak_breaks_after = excluded.streak_breaks_after,
        in_leaderboards = excluded.in_leaderboards
      returning total_xp, in_leaderboards
    ), counted as (
      insert into monthly_sessions (user_id, month, sessions, in_leaderboards)
      select ${given('userId')}, m.month, m.sessions, kept.in_leaderboards
      from kept, jsonb_to_recordset(${given('months')}::jsonb) as m(month date, sessions integer)
      on conflict (user_id, month) do update set
        sessions = monthly_sessions.sessions + excluded.sessions,
        in_leaderboards = excluded.in_leaderboards
    )
    select kept.total_xp as "totalXp", sums.earned as "xpEarned" from kept, sums`,
);

/**
 * Adds ledger entries that were not paid before and saves the new totals, in one statement. `xpEarned` is the XP of
 * the added entries, without achievements.
 */
export async function writeTotals(
  db: Db,
  { userId, totals, earned, withdrawnXp, months }: Written,
): Promise<{ totalXp: number; xpEarned: number }> {
  const monthRows = [...months].map(([month, sessions]) => ({ month, sessions }));
  const [written] = await totalsWriting(db, {
    ...totals,
    userId,
    xp: totals.totalXp - withdrawnXp,
    earned: JSON.stringify(earned),
    months: JSON.stringify(monthRows),
  });
  if (written === undefined) throw new Error('The totals were not written');
  return written;
}

/** Shows or hides a golfer in leaderboards. */
export async function setInLeaderboards(
  db: Db,
  userId: string,
  inLeaderboards: boolean,
): Promise<void> {
  await db.update(userStats).set({ inLeaderboards }).where(eq(userStats.userId, userId));
  await db
    .update(monthlySessions)
    .set({ inLeaderboards })
    .where(eq(monthlySessions.userId, userId));
}

/** Deletes a ledger entry and returns its XP; 0 if there was no such entry. */
export async function deleteXp(
  db: Db,
  { userId, ...source }: XpSource & { readonly userId: string },
): Promise<number> {
  const [gone] = await db
    .delete(xpEntries)
    .where(
      and(
        eq(xpEntries.userId, userId),
        eq(xpEntries.sourceKind, source.sourceKind),
        comesFrom(xpEntries, [source]),
      ),
    )
    .returning({ xp: xpEntries.xp });
  return gone?.xp ?? 0;
}

/** Counts the logged activities that earned XP on that day. */
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

/** Whether a golfer has earned XP for completing the program after the day `since`. */
export async function isProgramPaid(
  db: Db,
  userId: string,
  { programId, since }: { programId: string; since: CalendarDate },
): Promise<boolean> {
  const [paid] = await db
    .select({ xp: xpEntries.xp })
    .from(xpEntries)
    .innerJoin(enrollments, eq(enrollments.id, xpEntries.sourceId))
    .where(
      and(
        eq(xpEntries.userId, userId),
        eq(xpEntries.sourceKind, 'program'),
        eq(enrollments.programId, programId),
        gt(xpEntries.earnedOn, since),
      ),
    )
    .limit(1);
  return paid !== undefined;
}

const totalsAndDaysByUser = prepareQuery('totals_and_days', (db) =>
  db
    .select({
      stored: userStats,
      ...streakColumns(),
    })
    .from(users)
    .leftJoin(userStats, eq(userStats.userId, users.id))
    .where(eq(users.id, sql.placeholder('userId'))),
);

/** Finds the totals along with all that the streak depends on. */
export async function findTotalsAndDays(db: Db, userId: string) {
  const [row] = await totalsAndDaysByUser(db, { userId });
  const stored = row?.stored?.userId ? row.stored : noTotals;
  return { stored, ...streakDaysOf(row) };
}
