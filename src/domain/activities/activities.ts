import type { CalendarDate } from '#domain/calendar-date.ts';

/** A long day on the range; more is a typing slip. */
export const mostPracticeMinutes = 600;

const roundMinutes = { 9: 120, 18: 240 } as const;

export type Holes = keyof typeof roundMinutes;

/** Minutes a round takes on the calendar: two hours for nine holes. They are no training time. */
export function minutesOfRound(holes: Holes): number {
  return roundMinutes[holes];
}

/** Whether so many fairways or greens, 0 or more, are there on so many holes; an unknown count fits. */
export function countsFit(holes: Holes, count: number | null | undefined): boolean {
  return (count ?? 0) <= holes;
}

/** Practice and rounds are logged when they are done: today, in the golfer's zone, or earlier. */
export function isLoggable(date: CalendarDate, today: CalendarDate): boolean {
  return date <= today;
}
