import type { CalendarDate } from '../calendar-date.ts';

/** An index, and the day of the score that made it. */
export type IndexOnDay = { readonly index: number; readonly day: CalendarDate };

/** The same day of the year before; February 28 for a leap day. */
function aYearBefore(day: CalendarDate): CalendarDate {
  const before = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  return before.endsWith('-02-29') ? before.replace('-29', '-28') : before;
}

/** The days that are searched for the low index after a score of this day (Rule 5.7), both included. */
export const lowIndexWindow = (
  latestScore: CalendarDate,
): readonly [CalendarDate, CalendarDate] => [aYearBefore(latestScore), latestScore];

/**
 * The low index that limits the next score (Rule 5.7): the lowest in the year up to the latest score in the record,
 * however long ago that is; null when there is none.
 */
export function lowIndex(
  indexes: readonly IndexOnDay[],
  latestScore: CalendarDate,
): IndexOnDay | null {
  const [from, to] = lowIndexWindow(latestScore);
  return indexes
    .filter(({ day }) => day >= from && day <= to)
    .reduce<IndexOnDay | null>(
      (lowest, each) => (lowest === null || each.index < lowest.index ? each : lowest),
      null,
    );
}
