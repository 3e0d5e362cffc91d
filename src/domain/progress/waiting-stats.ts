import type { CalendarDate } from '#domain/calendar-date.ts';
import type { describeStats } from './stats.ts';
import { type DateSpan, streakOf } from './streak.ts';
import { levelOf } from './xp.ts';

type Stats = ReturnType<typeof describeStats>;

/** The days that a streak is counted by. */
export type StreakDays = {
  readonly activeDays: readonly CalendarDate[];
  readonly missedDays: readonly CalendarDate[];
  readonly pauses: readonly DateSpan[];
};

/** What changes that wait will add to the sums, or take away. */
export type Earned = { readonly xp: number; readonly minutes: number; readonly sessions: number };

type Waiting = {
  readonly earned: Earned;
  /** Before and after what waits; null where the days are not known. */
  readonly days: { readonly before: StreakDays; readonly after: StreakDays } | null;
  /** The golfer's day when the stats were told, and now. */
  readonly answeredOn: CalendarDate;
  readonly today: CalendarDate;
};

/**
 * The stats as they will be once what waits has arrived, achievements left out. The streak is counted anew
 * where the days that are known give what was told before, and stays as it was told where they do not.
 */
export function statsAfter(stats: Stats, { earned, days, answeredOn, today }: Waiting): Stats {
  const totalXp = stats.totalXp + earned.xp;
  const sums = {
    ...stats,
    totalXp,
    level: levelOf(totalXp),
    totalMinutesTraining: stats.totalMinutesTraining + earned.minutes,
    totalSessionsCompleted: stats.totalSessionsCompleted + earned.sessions,
  };
  if (days === null) return sums;
  const told = streakOf({ ...days.before, today: answeredOn });
  if (
    told.current !== stats.currentStreak ||
    told.longest !== stats.longestStreak ||
    told.lastActiveDay !== stats.lastSessionDate
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
