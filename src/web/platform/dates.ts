import { type CalendarDate, daysBetween } from '#domain/calendar-date.ts';
import { dateFormat } from '#i18n/date-format.ts';
import { getTranslation, useTranslation } from '#web/i18n/translation.ts';

/** Intl formats instants. Midnight UTC is the right calendar day for formatters whose time zone is UTC. */
export function momentOf(date: CalendarDate): number {
  return Temporal.PlainDate.from(date).toZonedDateTime('UTC').epochMilliseconds;
}

const yearOf = (date: CalendarDate) => date.slice(0, 'YYYY'.length);

const daysPerWeek = 7;
const daysPerMonth = 365.25 / 12;

/** Rounds a number of days, 0 or more, to the largest unit that is still precise enough. */
function roughly(days: number): [number, Intl.RelativeTimeFormatUnit] {
  if (days < 2 * daysPerWeek) return [days, 'day'];
  if (days < 2 * daysPerMonth) return [Math.round(days / daysPerWeek), 'week'];
  return [Math.round(days / daysPerMonth), 'month'];
}

/** Creates a formatter on first use: creating one in Intl is slow, and a screen needs only a few. */
export function onFirstUse<Formatter>(make: () => Formatter): () => Formatter {
  let made: Formatter | undefined;
  return () => (made ??= make());
}

function createDates(language: string) {
  const formatter = (options: Intl.DateTimeFormatOptions) =>
    onFirstUse(() => dateFormat(language, { ...options, timeZone: 'UTC' }));
  const format = (options: Intl.DateTimeFormatOptions) => {
    const format = formatter(options);
    return (date: CalendarDate) => format().format(momentOf(date));
  };
  /** When given today's date, adds the year to dates of other years. */
  const withFarYear = (options: Intl.DateTimeFormatOptions) => {
    const near = format(options);
    const far = format({ ...options, year: 'numeric' });
    return (date: CalendarDate, today = date) =>
      yearOf(date) === yearOf(today) ? near(date) : far(date);
  };
  const span = formatter({ day: 'numeric', month: 'short' });
  const farSpan = formatter({ day: 'numeric', month: 'short', year: 'numeric' });
  const relative = onFirstUse(() => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }));
  return {
    /** Thursday 14 May; Thursday, 14 May 2026 */
    day: withFarYear({ weekday: 'long', day: 'numeric', month: 'long' }),
    /** 14 May 2026 */
    full: format({ day: 'numeric', month: 'long', year: 'numeric' }),
    /** 14 May; 14 May 2026 */
    short: withFarYear({ day: 'numeric', month: 'short' }),
    /** Thu 14 May; Thu, 14 May 2026 */
    weekdayShort: withFarYear({ weekday: 'short', day: 'numeric', month: 'short' }),
    /** Thu */
    weekday: format({ weekday: 'short' }),
    /** Thursday */
    weekdayLong: format({ weekday: 'long' }),
    /** May 2026 */
    month: format({ month: 'long', year: 'numeric' }),
    /** May */
    monthName: format({ month: 'long' }),
    /** Feb */
    monthShort: format({ month: 'short' }),
    /** Feb 2028 */
    monthShortYear: format({ month: 'short', year: 'numeric' }),
    /** 14 */
    dayOfMonth: format({ day: 'numeric' }),
    /** 11 to 17 May, 29 May to 4 Jun, 29 Dec 2026 to 4 Jan 2027; 11 to 17 May 2026 */
    range: (from: CalendarDate, to: CalendarDate, today = from) =>
      (yearOf(from) === yearOf(today) ? span : farSpan)()
        .formatRange(momentOf(from), momentOf(to))
        .replace(/\s*[–-]\s*/u, ` ${getTranslation('app').t('dates.to')} `),
    /** tomorrow, in 5 days, in 3 weeks, in 10 months; `date` is today or later. */
    until: (date: CalendarDate, today: CalendarDate) =>
      relative().format(...roughly(daysBetween(today, date))),
  };
}

/** The date formats of one language. Every function takes `YYYY-MM-DD`. */
export type Dates = ReturnType<typeof createDates>;

const made = new Map<string, Dates>();

/** Returns the cached formatters for a language such as `en`. */
export function datesIn(language: string): Dates {
  const known = made.get(language) ?? createDates(language);
  made.set(language, known);
  return known;
}

/** The formatters for the golfer's language; a different object after the language changes. */
export function useDates(): Dates {
  return datesIn(useTranslation('app').language);
}
