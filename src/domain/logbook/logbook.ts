import { addDays, type CalendarDate } from '#domain/calendar-date.ts';

/** A long day on the range. Larger numbers are typing errors. */
export const mostPracticeMinutes = 600;

/** Numbers of holes that a round can have. */
export const holeCounts = [9, 18] as const;

export type Holes = (typeof holeCounts)[number];

/** How a round is scored: in strokes or in Stableford points. */
export const scoreTypes = ['strokeplay', 'stableford'] as const;

export type ScoreType = (typeof scoreTypes)[number];

export const roundTypes = ['free_round', 'match'] as const;

/** The longest title, name or place, and the longest notes, in characters. */
export const textLength = { line: 120, notes: 2000 } as const;

/** The highest plausible number of strokes or Stableford points. */
const highestScores = {
  strokeplay: { 9: 150, 18: 300 },
  stableford: { 9: 54, 18: 108 },
} as const satisfies Record<ScoreType, Record<Holes, number>>;

/** The highest plausible total score of a round. It depends on the number of holes and the score type. */
export function highestScore(round: {
  readonly scoreType: ScoreType;
  readonly holes: Holes;
}): number {
  return highestScores[round.scoreType][round.holes];
}

/** Bounds of the optional details of a round. */
export const extraLimits = {
  coursePar: { min: 27, max: 90, whole: true },
  courseRating: { min: 20, max: 90, whole: false },
  slopeRating: { min: 55, max: 155, whole: true },
  putts: { min: 0, max: 90, whole: true },
  penalties: { min: 0, max: 36, whole: true },
} as const;

const roundMinutes: Readonly<Record<Holes, number>> = { 9: 120, 18: 240 };

/** Minutes that a round takes on the calendar: two hours for nine holes. They do not count as training time. */
export function minutesOfRound(holes: Holes): number {
  return roundMinutes[holes];
}

/** Whether a count of fairways or greens (0 or more) is possible on this many holes. An unknown count fits. */
export function countsFit(holes: Holes, count: number | null | undefined): boolean {
  return (count ?? 0) <= holes;
}

/** How many days ahead a date may be. Tee times are booked months ahead; more than a year is a typing error. */
export const daysAhead = 366;

/** The last day that practice or a round can be logged for. */
export const lastLoggableDay = (today: CalendarDate): CalendarDate => addDays(today, daysAhead);

/** Whether practice or a round can be logged for a day: any past day, today, or a day within the next year. */
export function isLoggable(date: CalendarDate, today: CalendarDate): boolean {
  return date <= lastLoggableDay(today);
}
