import type { CalendarDate } from '#domain/calendar-date.ts';
import { levelOf } from './xp.ts';

/** The sums kept for a golfer beside the ledger. */
export type Totals = {
  readonly totalXp: number;
  /** Sessions and practice, in minutes. */
  readonly totalMinutes: number;
  readonly totalSessions: number;
  /** In days with training. */
  readonly currentStreak: number;
  readonly longestStreak: number;
  /** Days between two trainings with nothing in between, at most. */
  readonly longestPause: number;
  readonly lastActiveDay: CalendarDate | null;
  /** Last day that the current run holds without further training. */
  readonly streakBreaksAfter: CalendarDate | null;
};

/** A golfer who has not trained yet. */
export const noTotals: Totals = {
  totalXp: 0,
  totalMinutes: 0,
  totalSessions: 0,
  currentStreak: 0,
  longestStreak: 0,
  longestPause: 0,
  lastActiveDay: null,
  streakBreaksAfter: null,
};

/** The totals as screens show them: the level derived, and a run that has broken since is over. */
export function describeStats(totals: Totals, today: CalendarDate) {
  const { streakBreaksAfter } = totals;
  const holds = streakBreaksAfter !== null && today <= streakBreaksAfter;
  return {
    level: levelOf(totals.totalXp),
    totalXp: totals.totalXp,
    totalMinutesTraining: totals.totalMinutes,
    currentStreak: holds ? totals.currentStreak : 0,
    longestStreak: totals.longestStreak,
    totalSessionsCompleted: totals.totalSessions,
    lastSessionDate: totals.lastActiveDay,
  };
}
