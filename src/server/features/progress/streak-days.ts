import type { CalendarDate, DateSpan } from '#domain/calendar-date.ts';
import { activityDays } from '#server/features/logbook/public-queries.ts';
import { openDays, pausesOf, trainedDays } from '#server/features/training/public-queries.ts';
import { selectedGolfer } from '#server/platform/auth/tables.ts';

/**
 * The columns that a streak is counted from, for a query of the golfer: days with training here, days with imported
 * training, days with an open session, and pauses.
 * @param reopened a session to count as planned
 */
export const streakColumns = (reopened?: string) => ({
  trained: trainedDays(selectedGolfer, { reopened, imported: false }),
  logged: activityDays(selectedGolfer, false),
  importedSessions: trainedDays(selectedGolfer, { reopened, imported: true }),
  importedEntries: activityDays(selectedGolfer, true),
  missedDays: openDays(selectedGolfer, reopened),
  pauses: pausesOf(selectedGolfer),
});

type Days = readonly CalendarDate[];

type StreakRow = {
  readonly trained: Days;
  readonly logged: Days;
  readonly importedSessions: Days;
  readonly importedEntries: Days;
  readonly missedDays: Days;
  readonly pauses: readonly DateSpan[];
};

/**
 * Returns what `streakOf` needs, and `boardDays`: the active days that count on leaderboards, which are those
 * with training here (see `whatCounts`). Empty if the golfer
 * was not found.
 */
export function streakDaysOf(row: StreakRow | undefined) {
  const { missedDays = [], pauses = [] } = row ?? {};
  const here = [...(row?.trained ?? []), ...(row?.logged ?? [])];
  const elsewhere = [...(row?.importedSessions ?? []), ...(row?.importedEntries ?? [])];
  const boardDays = new Set(here);
  const activeDays = new Set([...here, ...elsewhere]);
  return { activeDays: [...activeDays], boardDays: [...boardDays], missedDays, pauses };
}
