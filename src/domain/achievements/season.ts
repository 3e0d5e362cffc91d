import { addDays, type CalendarDate } from '#domain/calendar-date.ts';

export const seasons = ['winter', 'spring', 'summer', 'fall', 'holiday'] as const;
export type Season = (typeof seasons)[number];

/** Both days belong to it. */
export type SeasonWindow = { readonly start: CalendarDate; readonly end: CalendarDate };

/**
 * The month each season begins with; it lasts until the next one begins. December is the holiday
 * season and winter the two months after it, so that each season lies within one calendar year and
 * every day in exactly one season. Hemispheres are not distinguished.
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

/** The season of that year, from its first day through its last. */
export function windowOf(season: Season, year: number): SeasonWindow {
  const next = seasons[seasons.indexOf(season) + 1];
  const following =
    next === undefined ? monthStart(year + 1, 1) : monthStart(year, firstMonth[next]);
  return { start: monthStart(year, firstMonth[season]), end: addDays(following, -1) };
}

export const yearOf = (date: CalendarDate): number => Number(date.slice(0, 4));

/** The one season that the date lies in. */
export function seasonOf(date: CalendarDate): Season {
  const month = Number(date.slice(5, 7));
  return seasons.findLast((season) => firstMonth[season] <= month) ?? 'winter';
}

export type SeasonStatus = 'active' | 'expired' | 'future' | 'inactive';

/** How a window stands on a day; one without both of its days is inactive. */
export function seasonStatus(
  { start, end }: { start: CalendarDate | null; end: CalendarDate | null },
  today: CalendarDate,
): SeasonStatus {
  if (start === null || end === null) return 'inactive';
  if (today > end) return 'expired';
  return today < start ? 'future' : 'active';
}
