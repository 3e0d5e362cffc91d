import { addDays, type CalendarDate } from '#domain/calendar-date.ts';

/** A long day on the range; more is a typing slip. */
export const mostPracticeMinutes = 600;

/** How many holes a round may have. */
export const holeCounts = [9, 18] as const;

export type Holes = (typeof holeCounts)[number];

const roundMinutes: Readonly<Record<Holes, number>> = { 9: 120, 18: 240 };

/** Minutes a round takes on the calendar: two hours for nine holes. They are no training time. */
export function minutesOfRound(holes: Holes): number {
  return roundMinutes[holes];
}

/** Whether so many fairways or greens, 0 or more, are there on so many holes; an unknown count fits. */
export function countsFit(holes: Holes, count: number | null | undefined): boolean {
  return (count ?? 0) <= holes;
}

/** Days that a date may lie ahead: a tee time is booked months ahead; beyond a year it is a typing slip. */
export const daysAhead = 366;

/** The last day, from the golfer's today, that practice or a round can stand on. */
export const lastLoggableDay = (today: CalendarDate): CalendarDate => addDays(today, daysAhead);

/** Practice and rounds stand on any day that was, is, or comes within a year. */
export function isLoggable(date: CalendarDate, today: CalendarDate): boolean {
  return date <= lastLoggableDay(today);
}
