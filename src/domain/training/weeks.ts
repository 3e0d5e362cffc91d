import { type CalendarDate, weeksBetween } from '#domain/calendar-date.ts';

/** Returns the number of full weeks needed for `totalSessions` with `sessionsPerWeek` (1 to 7). */
export function weeksNeeded(totalSessions: number, sessionsPerWeek: number): number {
  return Math.ceil(totalSessions / sessionsPerWeek);
}

/**
 * Returns the last week that a plan may use. Twice the needed weeks leave room for a first week with few days or
 * none, and still set a limit for golfers with too few available days.
 */
export function lastWeekAllowed(totalSessions: number, sessionsPerWeek: number): number {
  return 2 * weeksNeeded(totalSessions, sessionsPerWeek);
}

/**
 * Returns the plan's week of a date: 1 is the calendar week (Monday to Sunday) of `planStart`, 0 the week before.
 * The week is always computed from the date, so it changes automatically if a session is moved.
 */
export function weekNumberOf(date: CalendarDate, planStart: CalendarDate): number {
  return weeksBetween(planStart, date) + 1;
}

/** Returns the week to show as current: this week, or the first or last week of the plan if today is outside it. */
export function currentWeekOf({
  today,
  planStart,
  totalWeeks,
}: {
  today: CalendarDate;
  planStart: CalendarDate;
  totalWeeks: number;
}): number {
  return Math.max(1, Math.min(weekNumberOf(today, planStart), totalWeeks));
}
