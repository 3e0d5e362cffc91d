import { addDays, type CalendarDate, daysBetween, mondayOf } from '#domain/calendar-date.ts';
import { missedSessions } from './missed-sessions.ts';
import type { DatedSession } from './plan-weeks.ts';
import type { PlanTime } from './planned-session.ts';
import { weekNumberOf } from './weeks.ts';

export const daysPerWeek = 7;

/**
 * Returns how many days of the week that starts on `weekStart`, a Monday, count as done, from 0 to 7. Today is one of
 * them. Before the plan starts there are none.
 */
export function daysDoneOf(weekStart: CalendarDate, { startDate, today }: PlanTime): number {
  if (today < startDate) return 0;
  return Math.min(daysPerWeek, Math.max(0, daysBetween(weekStart, today) + 1));
}

type BarOfPlan = {
  readonly startDate: CalendarDate;
  readonly totalWeeks: number;
};

/** Returns the bar of a plan's weeks. If all weeks are over, `week` is `total` + 1. */
export function weeksBarOf({ startDate, totalWeeks }: BarOfPlan, today: CalendarDate) {
  const week = Math.max(1, Math.min(weekNumberOf(today, startDate), totalWeeks + 1));
  const weekStart = addDays(mondayOf(startDate), daysPerWeek * (week - 1));
  return {
    total: totalWeeks,
    week,
    part: daysDoneOf(weekStart, { startDate, today }) / daysPerWeek,
  };
}

/** Number of sessions by outcome. Skipped sessions count as done in bars and totals, but not here. */
export type SessionCounts = {
  readonly done: number;
  readonly skipped: number;
  readonly missed: number;
};

/** Counts completed, skipped and missed sessions. */
export function countSessions(
  sessions: readonly DatedSession[],
  today: CalendarDate,
): SessionCounts {
  const withStatus = (status: DatedSession['status']) =>
    sessions.filter((session) => session.status === status).length;
  return {
    done: withStatus('completed'),
    skipped: withStatus('skipped'),
    missed: missedSessions(sessions, today).length,
  };
}
