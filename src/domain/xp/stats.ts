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
  readonly lastActiveDay: CalendarDate | null;
};

/** A golfer who has not trained yet. */
export const noTotals: Totals = {
  totalXp: 0,
  totalMinutes: 0,
  totalSessions: 0,
  currentStreak: 0,
  longestStreak: 0,
  lastActiveDay: null,
};

/** The totals as screens show them, the level derived. */
export function describeStats(totals: Totals) {
  return {
    level: levelOf(totals.totalXp),
    totalXp: totals.totalXp,
    totalMinutesTraining: totals.totalMinutes,
    currentStreak: totals.currentStreak,
    longestStreak: totals.longestStreak,
    totalSessionsCompleted: totals.totalSessions,
    lastSessionDate: totals.lastActiveDay,
  };
}
