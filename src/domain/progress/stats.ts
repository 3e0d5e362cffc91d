import type { CalendarDate } from '#domain/calendar-date.ts';
import { xpLevelOf } from './xp.ts';

/** The totals that are stored for a golfer in addition to the ledger. */
export type Totals = {
  readonly totalXp: number;
  /** Sessions and practice, in minutes. */
  readonly totalMinutes: number;
  readonly totalSessions: number;
  /** In training days. */
  readonly currentStreak: number;
  /** The current streak without imported days. */
  readonly boardStreak: number;
  readonly longestStreak: number;
  /** Longest time from one training day to the next, in days. */
  readonly longestPause: number;
  readonly lastActiveDay: CalendarDate | null;
  /** The last day on which the current streak holds without further training. */
  readonly streakBreaksAfter: CalendarDate | null;
};

/** The totals of a golfer who has not trained yet. */
export const noTotals: Totals = {
  totalXp: 0,
  totalMinutes: 0,
  totalSessions: 0,
  currentStreak: 0,
  boardStreak: 0,
  longestStreak: 0,
  longestPause: 0,
  lastActiveDay: null,
  streakBreaksAfter: null,
};

/** Describes the totals for screens: adds the level, and sets a streak that has broken to 0. */
export function describeStats(totals: Totals, today: CalendarDate) {
  const { streakBreaksAfter } = totals;
  const holds = streakBreaksAfter !== null && today <= streakBreaksAfter;
  return {
    level: xpLevelOf(totals.totalXp),
    totalXp: totals.totalXp,
    totalMinutesTraining: totals.totalMinutes,
    currentStreak: holds ? totals.currentStreak : 0,
    longestStreak: totals.longestStreak,
    totalSessionsCompleted: totals.totalSessions,
    lastSessionDate: totals.lastActiveDay,
  };
}
