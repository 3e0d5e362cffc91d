import type { CalendarDate } from '#domain/calendar-date.ts';
import { getTranslation, useTranslation } from '#web/i18n/translation.ts';

// Day before month, as the whole product writes it. American English would turn it around.
const regions: Readonly<Record<string, string>> = { en: 'en-GB' };

/** Intl formats moments: midday in Greenwich is the same calendar day for a formatter set there. */
function momentOf(date: CalendarDate): number {
  return Temporal.PlainDate.from(date).toZonedDateTime('UTC').epochMilliseconds;
}

function createDates(language: string) {
  const locale = regions[language] ?? language;
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return (date: CalendarDate) => formatter.format(momentOf(date));
  };
  const span = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return {
    /** Thursday 14 May */
    day: format({ weekday: 'long', day: 'numeric', month: 'long' }),
    /** 14 May 2026 */
    full: format({ day: 'numeric', month: 'long', year: 'numeric' }),
    /** 14 May */
    short: format({ day: 'numeric', month: 'short' }),
    /** Thu 14 May */
    weekdayShort: format({ weekday: 'short', day: 'numeric', month: 'short' }),
    /** Thu */
    weekday: format({ weekday: 'short' }),
    /** Thursday */
    weekdayLong: format({ weekday: 'long' }),
    /** May 2026 */
    month: format({ month: 'long', year: 'numeric' }),
    /** May */
    monthName: format({ month: 'long' }),
    /** 14 */
    dayOfMonth: format({ day: 'numeric' }),
    /** 11 to 17 May, 29 May to 4 Jun, 29 Dec 2026 to 4 Jan 2027 */
    range: (from: CalendarDate, to: CalendarDate) =>
      span
        .formatRange(momentOf(from), momentOf(to))
        .replace(/\s*[–-]\s*/u, ` ${getTranslation('app').t('dates.to')} `),
  };
}

/** How dates are written in one language. Every function takes `YYYY-MM-DD`. */
export type Dates = ReturnType<typeof createDates>;

const made = new Map<string, Dates>();

/** Formatters for a language such as `en`; made once each, since Intl takes its time over them. */
export function datesIn(language: string): Dates {
  const known = made.get(language) ?? createDates(language);
  made.set(language, known);
  return known;
}

/** The formatters of the golfer's language; another object when the language changes. */
export function useDates(): Dates {
  return datesIn(useTranslation('app').language);
}
