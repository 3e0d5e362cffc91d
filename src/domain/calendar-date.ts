/**
 * A calendar day as `YYYY-MM-DD`, without a time or a time zone. Dates compare as strings: `a < b` means that a is
 * the earlier day.
 */
export type CalendarDate = string;

const msPerDay = 86_400_000;

const digit = (text: string, at: number) => text.charCodeAt(at) - 48;
const twoDigits = (text: string, at: number) => 10 * digit(text, at) + digit(text, at + 1);

/**
 * Days since 1970-01-01, which was a Thursday. Calendar dates have no time zone, so counting in UTC is exact. Does
 * not use Temporal, which takes thirty times as long: one plan needs this hundreds of times.
 */
const epochDay = (date: CalendarDate): number =>
  Date.UTC(
    100 * twoDigits(date, 0) + twoDigits(date, 2),
    twoDigits(date, 5) - 1,
    twoDigits(date, 8),
  ) / msPerDay;

const written = (number: number) => (number < 10 ? `0${number}` : `${number}`);

/** Days from March 1 of year 0 to 1970-01-01. A year that begins in March has its leap day at its end. */
const daysFromMarch = 719_468;
const daysIn = { fourCenturies: 146_097, century: 36_524, fourYears: 1_461, year: 365 };

/** The month of a day in a year that begins in March, where every five months have 153 days. */
const monthOfDay = (day: number) => Math.floor((5 * day + 2) / 153);
const daysBeforeMonth = (month: number) => Math.floor((153 * month + 2) / 5);

/** Converts days since 1970-01-01 to a date in the years 1000 to 9999. Gregorian calendar, integers only. */
function dateOf(day: number): CalendarDate {
  const { fourCenturies, century, fourYears } = daysIn;
  const since = day + daysFromMarch;
  const cycle = Math.floor(since / fourCenturies);
  const inCycle = since - cycle * fourCenturies;
  const leapDays =
    Math.floor(inCycle / (fourYears - 1)) -
    Math.floor(inCycle / century) +
    Math.floor(inCycle / (fourCenturies - 1));
  const year = Math.floor((inCycle - leapDays) / daysIn.year);
  const inYear = inCycle - (daysIn.year * year + Math.floor(year / 4) - Math.floor(year / 100));
  const month = monthOfDay(inYear);
  const date = inYear - daysBeforeMonth(month) + 1;
  const isNextYear = month >= 10;
  const fullYear = 400 * cycle + year + (isNextYear ? 1 : 0);
  return `${fullYear}-${written(isNextYear ? month - 9 : month + 3)}-${written(date)}`;
}

/** Returns the date `days` later, or earlier if negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dateOf(epochDay(date) + days);
}

/** Returns the days from `a` to `b`; negative if `b` is earlier. */
export function daysBetween(a: CalendarDate, b: CalendarDate): number {
  return epochDay(b) - epochDay(a);
}

/** Day 0 is a Thursday, three days after Monday. */
const daysSinceMonday = 3;

/** Returns the weeks (Monday to Sunday) from the week of `a` to the week of `b`; negative if that is earlier. */
export function weeksBetween(a: CalendarDate, b: CalendarDate): number {
  const weekOf = (date: CalendarDate) => Math.floor((epochDay(date) + daysSinceMonday) / 7);
  return weekOf(b) - weekOf(a);
}

/** Returns 1 for Monday to 7 for Sunday, as in programs and preferences. */
export function dayNumberOf(date: CalendarDate): number {
  const sinceMonday = (epochDay(date) + daysSinceMonday) % 7;
  return ((sinceMonday + 7) % 7) + 1;
}

/** Returns 0 for Sunday to 6 for Saturday, as in schedule entries. */
export function dayOfWeekOf(date: CalendarDate): number {
  return dayNumberOf(date) % 7;
}

/** Returns the Monday of the date's week. Weeks run from Monday to Sunday. */
export function mondayOf(date: CalendarDate): CalendarDate {
  return addDays(date, 1 - dayNumberOf(date));
}

/** Returns the date's month as `YYYY-MM`. Months compare as strings. */
export function monthOf(date: CalendarDate): string {
  return date.slice(0, 7);
}

/** Returns the local date in a time zone at an instant. Throws a RangeError for an invalid time zone. */
export function todayIn(timeZone: string, instant: Temporal.Instant): CalendarDate {
  return instant.toZonedDateTimeISO(timeZone).toPlainDate().toString();
}

/** Like `todayIn`, for a time in milliseconds since 1970. */
export function dayAt(epochMs: number, timeZone: string): CalendarDate {
  return todayIn(timeZone, Temporal.Instant.fromEpochMilliseconds(epochMs));
}

/**
 * Returns the instant at which a day begins in a time zone. That is not midnight if the clocks go forward at
 * midnight. Throws a RangeError for an invalid time zone.
 */
export function startOfDay(date: CalendarDate, timeZone: string): Temporal.Instant {
  return Temporal.PlainDate.from(date).toZonedDateTime(timeZone).toInstant();
}

// Three centuries cover every recorded round and every future plan, and reject typing errors such as 0206.
const dateShape = /^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** Whether a text is a date that exists, in exactly this format, from 1900 to 2199. */
export function isCalendarDate(text: string): text is CalendarDate {
  return (
    dateShape.test(text) &&
    Number(text.slice(8)) <= Temporal.PlainYearMonth.from(text.slice(0, 7)).daysInMonth
  );
}

/**
 * Returns the IANA name of a time zone in its usual spelling, such as `Europe/Berlin` for `europe/berlin`; null for an
 * unknown name. Aliases are kept, because browsers disagree on the current name. A bare offset such as `+12:00` is
 * unknown, because it has no daylight saving time.
 */
export function knownTimeZone(text: string): string | null {
  if (/^[+-]/.test(text)) return null;
  try {
    // Makes the same Temporal call as `todayIn`, which rejects zones that only Intl knows.
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(text).timeZoneId;
  } catch {
    return null;
  }
}

/**
 * Returns the time zone with a fixed offset, rounded to hours, such as `Etc/GMT-2` for 120 minutes ahead of UTC. It is
 * for devices that cannot name their time zone.
 */
export function timeZoneAhead(minutes: number): string {
  const behind = -Math.round(minutes / 60);
  return `Etc/GMT${behind < 0 ? '' : '+'}${behind}`;
}

/** A range of days, both ends included. */
export type DateSpan = { readonly from: CalendarDate; readonly to: CalendarDate };

/** Whether a day is one of the span's days; false without a span. */
export const isWithin = (day: CalendarDate, span: DateSpan | null): boolean =>
  span !== null && span.from <= day && day <= span.to;
