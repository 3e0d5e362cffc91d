import { and, asc, eq, isNull, lte, min, sql } from 'drizzle-orm';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { defaultPreferences } from '#domain/notifications/preferences.ts';
import { noTotals } from '#domain/progress/stats.ts';
import {
  noReminder,
  type ReminderFacts,
  type ReminderKind,
  type Reminders,
} from '#domain/reminders/reminder.ts';
import { activityDays } from '#server/features/logbook/public-queries.ts';
import { reminderPreferences } from '#server/features/notifications/public-queries.ts';
import { totalsJson } from '#server/features/progress/public-queries.ts';
import {
  openSessions,
  pausesOf,
  scheduledSessions,
  trainedDays,
} from '#server/features/training/public-queries.ts';
import { fullNameOf } from '#server/platform/auth/full-name.ts';
import { selectedGolfer, users } from '#server/platform/auth/tables.ts';
import { dateOf } from '#server/platform/database/date-of.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { golferReminders } from './tables.ts';

type StoredReminder = { kind: ReminderKind; nextAt: string | null; lastDay: CalendarDate | null };

const storedReminders = sql<StoredReminder[]>`coalesce((
  select json_agg(json_build_object('kind', r.kind, 'nextAt', r.next_at, 'lastDay', r.last_day))
  from golfer_reminders r where r.user_id = ${selectedGolfer}
), '[]'::json)`;

const instantOf = (text: string | null) => (text === null ? null : Temporal.Instant.from(text));

function remindersFrom(stored: readonly StoredReminder[]): Reminders {
  const none = { session: noReminder, session_again: noReminder };
  const known = stored.map(({ kind, nextAt, lastDay }) => [
    kind,
    { nextAt: instantOf(nextAt), lastDay },
  ]);
  return { ...none, streak: noReminder, week: noReminder, ...Object.fromEntries(known) };
}

/**
 * Reads the facts that determine a golfer's reminders, and the stored reminders, in a single round trip.
 * @param from the first day of sessions to look at
 * @throws Error if the account is gone
 */
export async function findReminders(
  db: Db,
  userId: string,
  from: CalendarDate,
): Promise<{ facts: ReminderFacts; reminders: Reminders }> {
  const [row] = await db
    .select({
      timeZone: users.timeZone,
      preferences: reminderPreferences(selectedGolfer),
      openSessions: openSessions(selectedGolfer, from),
      pauses: pausesOf(selectedGolfer),
      totals: totalsJson(selectedGolfer),
      stored: storedReminders,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (row === undefined) throw new Error('The account is gone');
  const { totals, preferences, stored, ...facts } = row;
  const { currentStreak: current, lastActiveDay, streakBreaksAfter } = totals ?? noTotals;
  const streak = { current, lastActiveDay, breaksAfter: streakBreaksAfter };
  return {
    facts: { ...facts, streak, preferences: preferences ?? defaultPreferences },
    reminders: remindersFrom(stored),
  };
}

/** Whether the session is in one of the golfer's plans. */
export async function hasSession(db: Db, userId: string, id: string): Promise<boolean> {
  const own = and(eq(scheduledSessions.id, id), eq(scheduledSessions.userId, userId));
  return (await db.$count(scheduledSessions, own)) > 0;
}

/** Finds the days on which a golfer completed a session, practiced or played, including future days. */
export async function findTrainedDays(db: Db, userId: string): Promise<CalendarDate[]> {
  const [row] = await db
    .select({ trained: trainedDays(selectedGolfer), logged: activityDays(selectedGolfer) })
    .from(users)
    .where(eq(users.id, userId));
  return row === undefined ? [] : [...row.trained, ...row.logged];
}

/** Saves these kinds of a golfer's reminders in one statement. */
export async function saveReminders(
  db: Db,
  userId: string,
  reminders: Partial<Reminders>,
): Promise<void> {
  const rows = Object.entries(reminders).map(([kind, { nextAt, lastDay }]) => ({
    userId,
    kind: kind as ReminderKind,
    lastDay,
    nextAt: nextAt === null ? null : dateOf(nextAt),
  }));
  if (rows.length === 0) return;
  const set = { nextAt: sql`excluded.next_at`, lastDay: sql`excluded.last_day` };
  const target = [golferReminders.userId, golferReminders.kind];
  await db.insert(golferReminders).values(rows).onConflictDoUpdate({ target, set });
}

/** The last reminder of a page of due reminders. */
export type DueReminder = { readonly userId: string; readonly nextAt: Date };

/** Finds due reminders, the longest waiting first, starting after the last page. */
export function findDue(
  db: Db,
  page: {
    readonly now: Temporal.Instant;
    readonly after: DueReminder | null;
    readonly size: number;
  },
): Promise<DueReminder[]> {
  const { now, after, size } = page;
  const { userId, nextAt } = golferReminders;
  const isDue = lte(nextAt, dateOf(now));
  const behind =
    after &&
    sql`(${nextAt}, ${userId}) > (${after.nextAt.toISOString()}::timestamptz, ${after.userId})`;
  return db
    .select({ userId, nextAt: sql<Date>`${nextAt}`.mapWith(nextAt) })
    .from(golferReminders)
    .where(and(isDue, behind ?? undefined))
    .orderBy(asc(nextAt), asc(userId))
    .limit(size);
}

/** The most golfers named in the response to a test. */
const mostNames = 5;

/** Counts the golfers with a due reminder, and names those who have waited longest. */
export async function countDue(
  db: Db,
  now: Temporal.Instant,
): Promise<{ golfers: number; names: readonly string[] }> {
  const isDue = and(lte(golferReminders.nextAt, dateOf(now)), isNull(users.deleteAfter));
  const waiting = db
    .select({ userId: golferReminders.userId, since: min(golferReminders.nextAt).as('since') })
    .from(golferReminders)
    .innerJoin(users, eq(users.id, golferReminders.userId))
    .where(isDue)
    .groupBy(golferReminders.userId)
    .as('waiting');
  const name = sql<string>`coalesce(nullif(${fullNameOf('users')}, ''), ${users.email})`;
  const rows = await db
    .select({ name, golfers: sql<number>`count(*) over ()::int` })
    .from(waiting)
    .innerJoin(users, eq(users.id, waiting.userId))
    .orderBy(asc(waiting.since), asc(waiting.userId))
    .limit(mostNames);
  return { golfers: rows[0]?.golfers ?? 0, names: rows.map((row) => row.name) };
}
