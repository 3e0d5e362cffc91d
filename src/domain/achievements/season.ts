import { addDays, type CalendarDate } from '#domain/calendar-date.ts';

export const seasons = ['winter', 'spring', 'summer', 'fall', 'holiday'] as const;
export type Season = (typeof seasons)[number];

/** Both days are included. */
export type SeasonWindow = { readonly start: CalendarDate; readonly end: CalendarDate };

/**
 * The first month of each season, which lasts until the next season begins. December is the holiday season and
 * winter is January and February, so that each season lies within one calendar year and every day belongs to
 * exactly one season. Hemispheres are not distinguished.
 */
const firstMonth = {
  winter: 1,
  spring: 3,
  summer: 6,
  fall: 9,
  holiday: 12,
} as const satisfies Record<Season, number>;

const monthStart = (year: number, month: number): CalendarDate =>
  new Temporal.PlainDate(year, month, 1).toString();

/** Returns the first and last day of a season in that year. */
export function windowOf(season: Season, year: number): SeasonWindow {
  const next = seasons[seasons.indexOf(season) + 1];
  const following =
    next === undefined ? monthStart(year + 1, 1) : monthStart(year, firstMonth[next]);
  return { start: monthStart(year, firstMonth[season]), end: addDays(following, -1) };
}

export const yearOf = (date: CalendarDate): number => Number(date.slice(0, 4));

/** Returns the season of a date. */
export function seasonOf(date: CalendarDate): Season {
  const month = Number(date.slice(5, 7));
  return seasons.findLast((season) => firstMonth[season] <= month) ?? 'winter';
}

export type SeasonStatus = 'active' | 'expired' | 'future' | 'inactive';

/** Returns the status of a window on a day. A window that lacks a start or an end is inactive. */
export function seasonStatus(
  { start, end }: { start: CalendarDate | null; end: CalendarDate | null },
  today: CalendarDate,
): SeasonStatus {
  if (start === null || end === null) return 'inactive';
  if (today > end) return 'expired';
  return today < start ? 'future' : 'active';
}
