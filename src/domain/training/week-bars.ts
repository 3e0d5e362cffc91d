import { addDays, type CalendarDate, daysBetween, mondayOf } from '#domain/calendar-date.ts';
import { missedSessions } from './missed-sessions.ts';
import type { DatedSession } from './plan-weeks.ts';
import type { PlanTime } from './planned-session.ts';
import { weekNumberOf } from './weeks.ts';

const daysPerWeek = 7;

/**
 * How much of the week that begins on `weekStart`, a Monday, a bar shows as done, 0 to 1. Bars count
 * days, today among them, and none before the plan starts; sessions are counted in words beside them.
 */
export function shareOfDays(weekStart: CalendarDate, { startDate, today }: PlanTime): number {
  if (today < startDate) return 0;
  const days = daysBetween(weekStart, today) + 1;
  return Math.min(1, Math.max(0, days / daysPerWeek));
}

type BarOfPlan = {
  readonly startDate: CalendarDate;
  readonly totalWeeks: number;
  readonly missedWeeks: readonly number[];
};

/** The bar of a plan's weeks: `week` is one more than `total` when all of them are over. */
export function weeksBarOf({ startDate, totalWeeks, missedWeeks }: BarOfPlan, today: CalendarDate) {
  const week = Math.max(1, Math.min(weekNumberOf(today, startDate), totalWeeks + 1));
  const weekStart = addDays(mondayOf(startDate), daysPerWeek * (week - 1));
  return {
    total: totalWeeks,
    week,
    part: shareOfDays(weekStart, { startDate, today }),
    missed: missedWeeks,
  };
}

/** Sessions by how they went. Skipped ones count as done in bars and sums, but not here. */
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

/** The weeks of the plan that have a missed session, in order. */
export function missedWeeksOf(
  sessions: readonly DatedSession[],
  { startDate, today }: PlanTime,
): number[] {
  const weeks = missedSessions(sessions, today).map(({ scheduledDate }) =>
    weekNumberOf(scheduledDate, startDate),
  );
  return [...new Set(weeks)];
}
