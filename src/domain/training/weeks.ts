import { type CalendarDate, weeksBetween } from '#domain/calendar-date.ts';

/** Full weeks it takes to train `totalSessions` at `sessionsPerWeek` (1 to 7) a week. */
export function weeksNeeded(totalSessions: number, sessionsPerWeek: number): number {
  return Math.ceil(totalSessions / sessionsPerWeek);
}

/**
 * The last week a plan may reach into. Twice the weeks needed leaves room for a first week that
 * holds few days or none, and still ends for a golfer whose days do not suffice.
 */
export function lastWeekAllowed(totalSessions: number, sessionsPerWeek: number): number {
  return 2 * weeksNeeded(totalSessions, sessionsPerWeek);
}

/**
 * The plan's week a date lies in: 1 is the calendar week (Monday to Sunday) of `planStart`, 0 the
 * one before. Always derived from the date, so a moved session changes its week by itself.
 */
export function weekNumberOf(date: CalendarDate, planStart: CalendarDate): number {
  return weeksBetween(planStart, date) + 1;
}

/** The week to show as current: that of today, or the first or last while today lies outside. */
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
