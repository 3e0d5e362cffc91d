import type { CalendarDate, DateSpan } from '#domain/calendar-date.ts';
import { activityDays } from '#server/features/activities/public-queries.ts';
import { openDays, pausesOf, trainedDays } from '#server/features/training/public-queries.ts';
import { selectedGolfer } from '#server/platform/auth/tables.ts';

/**
 * The columns that a streak is counted from, for a query of the golfer: days with training, days with an open session,
 * and pauses.
 * @param reopened a session to count as planned
 */
export const streakColumns = (reopened?: string) => ({
  trained: trainedDays(selectedGolfer, reopened),
  logged: activityDays(selectedGolfer),
  missedDays: openDays(selectedGolfer, reopened),
  pauses: pausesOf(selectedGolfer),
});

type StreakRow = {
  readonly trained: readonly CalendarDate[];
  readonly logged: readonly CalendarDate[];
  readonly missedDays: readonly CalendarDate[];
  readonly pauses: readonly DateSpan[];
};

/** Returns what `streakOf` needs; empty if the golfer was not found. */
export function streakDaysOf(row: StreakRow | undefined) {
  const { trained = [], logged = [], missedDays = [], pauses = [] } = row ?? {};
  return { activeDays: [...new Set([...trained, ...logged])], missedDays, pauses };
}
