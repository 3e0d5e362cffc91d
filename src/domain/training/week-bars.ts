import { addDays, type CalendarDate, daysBetween, mondayOf } from '#domain/calendar-date.ts';
import { missedSessions } from './missed-sessions.ts';
import type { DatedSession } from './plan-weeks.ts';
import type { PlanTime } from './planned-session.ts';
import { weekNumberOf } from './weeks.ts';

const daysPerWeek = 7;

/**
 * Returns how much of the week that starts on `weekStart`, a Monday, a bar shows as done, from 0 to 1. Bars count
 * days, including today, and stay at 0 before the plan starts. The number of sessions is shown as text next to the
 * bar.
 */
export function shareOfDays(weekStart: CalendarDate, { startDate, today }: PlanTime): number {
  if (today < startDate) return 0;
  const days = daysBetween(weekStart, today) + 1;
  return Math.min(1, Math.max(0, days / daysPerWeek));
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
    part: shareOfDays(weekStart, { startDate, today }),
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
