import { type CalendarDate, daysBetween } from '#domain/calendar-date.ts';

/** Returns the most days from one training day to the next; 0 for fewer than two training days. */
export function longestPause(days: readonly CalendarDate[]): number {
  const sorted = [...new Set(days)].toSorted();
  return sorted.reduce((longest, day, index) => {
    const before = sorted[index - 1];
    return before === undefined ? longest : Math.max(longest, daysBetween(before, day));
  }, 0);
}
