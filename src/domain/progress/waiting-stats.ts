import type { CalendarDate, DateSpan } from '#domain/calendar-date.ts';
import type { describeStats } from './stats.ts';
import { streakOf } from './streak.ts';
import { xpLevelOf } from './xp.ts';

type Stats = ReturnType<typeof describeStats>;

/** The days that determine a streak. */
export type StreakDays = {
  readonly activeDays: readonly CalendarDate[];
  readonly missedDays: readonly CalendarDate[];
  readonly pauses: readonly DateSpan[];
};

/** Amounts that pending changes will add to the totals; negative if they subtract. */
export type Earned = { readonly xp: number; readonly minutes: number; readonly sessions: number };

type Waiting = {
  readonly earned: Earned;
  /** The days before and after the pending changes; null if they are unknown. */
  readonly days: { readonly before: StreakDays; readonly after: StreakDays } | null;
  /** The golfer's date of the response with the stats, and today's date. */
  readonly answeredOn: CalendarDate;
  readonly today: CalendarDate;
};

/**
 * Returns the stats as they will be after the pending changes reach the server, without achievements. The streak
 * is recomputed only if the known days reproduce the streak in the response; otherwise it stays as in the
 * response.
 */
export function statsAfter(stats: Stats, { earned, days, answeredOn, today }: Waiting): Stats {
  const totalXp = stats.totalXp + earned.xp;
  const sums = {
    ...stats,
    totalXp,
    level: xpLevelOf(totalXp),
    totalMinutesTraining: stats.totalMinutesTraining + earned.minutes,
    totalSessionsCompleted: stats.totalSessionsCompleted + earned.sessions,
  };
  if (days === null) return sums;
  const before = streakOf({ ...days.before, today: answeredOn });
  if (
    before.current !== stats.currentStreak ||
    before.longest !== stats.longestStreak ||
    before.lastActiveDay !== stats.lastSessionDate
  )
    return sums;
  const { current, longest, lastActiveDay } = streakOf({ ...days.after, today });
  return {
    ...sums,
    currentStreak: current,
    longestStreak: longest,
    lastSessionDate: lastActiveDay,
  };
}
