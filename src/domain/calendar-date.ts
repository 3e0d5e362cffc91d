/**
 * A day on the calendar as `YYYY-MM-DD`, without a time or a zone. Two of them compare as text:
 * `a < b` means that a is the earlier day.
 */
export type CalendarDate = string;

const msPerDay = 86_400_000;

const digit = (text: string, at: number) => text.charCodeAt(at) - 48;
const twoDigits = (text: string, at: number) => 10 * digit(text, at) + digit(text, at + 1);

/**
 * Days since 1970-01-01, a Thursday. Calendar dates know no zone, so counting in UTC is exact; a plan asks for it
 * hundreds of times, and Temporal takes thirty times as long.
 */
const epochDay = (date: CalendarDate): number =>
  Date.UTC(
    100 * twoDigits(date, 0) + twoDigits(date, 2),
    twoDigits(date, 5) - 1,
    twoDigits(date, 8),
  ) / msPerDay;

const written = (number: number) => (number < 10 ? `0${number}` : `${number}`);

/** From March 1 of year 0 to 1970-01-01: a year that begins in March has its leap day at its end. */
const daysFromMarch = 719_468;
const daysIn = { fourCenturies: 146_097, century: 36_524, fourYears: 1_461, year: 365 };

/** Of a year that begins in March: its months take 153 days in five. */
const monthOfDay = (day: number) => Math.floor((5 * day + 2) / 153);
const daysBeforeMonth = (month: number) => Math.floor((153 * month + 2) / 5);

/** The date of that day, in the years 1000 to 9999: the Gregorian calendar in whole numbers. */
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

/** `days` later, or earlier when negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dateOf(epochDay(date) + days);
}

/** Days from `a` to `b`; negative when `b` is the earlier one. */
export function daysBetween(a: CalendarDate, b: CalendarDate): number {
  return epochDay(b) - epochDay(a);
}

/** Of day 0, the Monday before which is day -3. */
const daysSinceMonday = 3;

/** Weeks, Monday to Sunday, from the one that `a` lies in to the one of `b`; negative when that is earlier. */
export function weeksBetween(a: CalendarDate, b: CalendarDate): number {
  const weekOf = (date: CalendarDate) => Math.floor((epochDay(date) + daysSinceMonday) / 7);
  return weekOf(b) - weekOf(a);
}

/** 1 is Monday, 7 is Sunday: how programs and preferences name their days. */
export function dayNumberOf(date: CalendarDate): number {
  const sinceMonday = (epochDay(date) + daysSinceMonday) % 7;
  return ((sinceMonday + 7) % 7) + 1;
}

/** 0 is Sunday, 6 is Saturday: how schedule entries name theirs. */
export function dayOfWeekOf(date: CalendarDate): number {
  return dayNumberOf(date) % 7;
}

/** The Monday of the week the date lies in; weeks run Monday to Sunday. */
export function mondayOf(date: CalendarDate): CalendarDate {
  return addDays(date, 1 - dayNumberOf(date));
}

/** The month the date lies in, as `YYYY-MM`; two of them compare as text. */
export function monthOf(date: CalendarDate): string {
  return date.slice(0, 7);
}

/** The date on a wall calendar in that zone at that moment. Throws a RangeError for no real zone. */
export function todayIn(timeZone: string, instant: Temporal.Instant): CalendarDate {
  return instant.toZonedDateTimeISO(timeZone).toPlainDate().toString();
}

/**
 * The moment at which the day begins in that zone, which is not midnight where the clocks go forward
 * then. Throws a RangeError for no real zone.
 */
export function startOfDay(date: CalendarDate, timeZone: string): Temporal.Instant {
  return Temporal.PlainDate.from(date).toZonedDateTime(timeZone).toInstant();
}

// Three centuries hold every round ever kept and every plan ahead, and refuse a slip such as 0206.
const dateShape = /^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** True for a day that exists, written in exactly this form, from 1900 to 2199. */
export function isCalendarDate(text: string): text is CalendarDate {
  return (
    dateShape.test(text) &&
    Number(text.slice(8)) <= Temporal.PlainYearMonth.from(text.slice(0, 7)).daysInMonth
  );
}

/**
 * True for an IANA zone name, aliases included, since browsers disagree on which name is current.
 * A bare offset such as `+12:00` is refused: it knows nothing of daylight saving.
 */
export function isTimeZone(text: string): boolean {
  if (/^[+-]/.test(text)) return false;
  try {
    // The very call that `todayIn` makes: what Intl alone knows would fail there.
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(text);
    return true;
  } catch {
    return false;
  }
}
