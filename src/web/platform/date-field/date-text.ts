import { type CalendarDate, daysBetween, isCalendarDate } from '#domain/calendar-date.ts';
import { dateFormat } from '#i18n/date-format.ts';
import { momentOf } from '#web/platform/dates.ts';

/**
 * The locale for typing dates: the language of the app with the region of the browser, which determines whether the
 * day or the month comes first. Dates are written as everywhere in the app: `dateFormat`.
 */
export function localeFor(language: string): string {
  const region = regionOf(navigator.language);
  return region === undefined ? language : `${language}-${region}`;
}

/** The region in a language tag; undefined if there is none, or if a browser calls something else a language. */
function regionOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).maximize().region;
  } catch {
    return undefined;
  }
}

type Part = 'day' | 'month' | 'year';
const isPart = (type: string): type is Part => ['day', 'month', 'year'].includes(type);

const anyDay = Date.UTC(2026, 0, 14);
const monthNumbers = Array.from({ length: 12 }, (_, month) => month + 1);

/** Converts to lower case and removes accents and the dot of an abbreviation. */
const plain = (word: string) =>
  word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/\.$/, '');

/** The shortest month names, such as "May" and "mei", have three letters; fewer letters would be ambiguous. */
const fewestLetters = 3;

function createDateText(locale: string) {
  const formatter = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' });
  const named = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  const { language } = new Intl.Locale(locale);
  const shown = dateFormat(language, { ...named, calendar: 'gregory', timeZone: 'UTC' });
  const partsOf = (format: Intl.DateTimeFormat) =>
    format
      .formatToParts(anyDay)
      .map(({ type }) => type)
      .filter(isPart);
  // The two orders can differ: Canadians write "Jan 5, 2027" and "2027-01-05".
  const order = partsOf(formatter(named));
  const orderOfNumbers = partsOf(formatter({ day: 'numeric', month: 'numeric', year: 'numeric' }));
  const names = (['short', 'long'] as const).flatMap((month) => {
    const named = formatter({ day: 'numeric', month });
    return monthNumbers.map((number) => {
      const parts = named.formatToParts(Date.UTC(2026, number - 1, 14));
      return { number, name: plain(parts.find(({ type }) => type === 'month')?.value ?? '') };
    });
  });

  /** The month whose name starts with this word; null if there is none or more than one. */
  const monthNamed = (word: string): number | null => {
    const start = plain(word);
    if (start.length < fewestLetters) return null;
    const found = new Set(names.filter(({ name }) => name.startsWith(start)).map((m) => m.number));
    const [only] = found;
    return found.size === 1 ? (only ?? null) : null;
  };

  /** Assigns each number in a text to a part of the date; null if there are too few or too many numbers. */
  const readParts = (text: string): Partial<Record<Part, string>> | null => {
    const numbers = text.match(/\d+/g) ?? [];
    const month = (text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []).map(monthNamed).find(Boolean);
    const yearFirst = numbers[0]?.length === 4;
    const inOrder = month ? order : orderOfNumbers;
    const wanted = (yearFirst ? (['year', 'month', 'day'] as const) : inOrder)
      .filter((part) => part !== 'month' || !month)
      .filter((part) => part !== 'year' || numbers.length === (month ? 2 : 3));
    if (numbers.length !== wanted.length) return null;
    const parts = Object.fromEntries(wanted.map((part, index) => [part, numbers[index]]));
    return month ? { ...parts, month: String(month) } : parts;
  };

  return {
    /** 14 May 2026, 14. Mai 2026 */
    format: (date: CalendarDate): string => shown.format(momentOf(date)),

    /**
     * Parses a text: numbers in the order of the locale, a month name, or the year first as in ISO 8601. A two-digit
     * year is in this century; without a year, the result is the matching day nearest to today. Returns null if the
     * text is not a valid date.
     */
    parse(text: string, today: CalendarDate): CalendarDate | null {
      const parts = readParts(text);
      if (!parts) return null;
      const { day = '', month = '', year } = parts;
      const inYear = (each: string | number) =>
        `${each}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
      if (year !== undefined) {
        const date = inYear(year.length === 2 ? `20${year}` : year);
        return isCalendarDate(date) ? date : null;
      }
      const thisYear = Number(today.slice(0, 4));
      const away = (date: CalendarDate) => Math.abs(daysBetween(today, date));
      const [nearest] = [thisYear - 1, thisYear, thisYear + 1]
        .map(inYear)
        .filter(isCalendarDate)
        .toSorted((a, b) => away(a) - away(b));
      return nearest ?? null;
    },
  };
}

/** Formats and parses dates of one locale. */
export type DateText = ReturnType<typeof createDateText>;

const made = new Map<string, DateText>();

/** Cached per locale, since creating formatters in Intl is slow. */
export function dateTextIn(locale: string): DateText {
  const known = made.get(locale) ?? createDateText(locale);
  made.set(locale, known);
  return known;
}
