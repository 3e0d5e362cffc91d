import { type CalendarDate, daysBetween } from '#domain/calendar-date.ts';

/** The longest time between two training days, in days; 0 with fewer than two of them. */
export function longestPause(days: readonly CalendarDate[]): number {
  const sorted = [...new Set(days)].toSorted();
  return sorted.reduce((longest, day, index) => {
    const before = sorted[index - 1];
    return before === undefined ? longest : Math.max(longest, daysBetween(before, day));
  }, 0);
}
