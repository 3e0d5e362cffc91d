/**
 * A day on the calendar as `YYYY-MM-DD`, without a time or a zone. Two of them compare as text:
 * `a < b` means that a is the earlier day.
 */
export type CalendarDate = string;

const msPerDay = 86_400_000;

/**
 * Days since 1970-01-01, a Thursday. Calendar dates know no zone, so counting in UTC is exact; a plan
 * asks for it hundreds of times, and Temporal takes thirty times as long.
 */
const epochDay = (date: CalendarDate): number =>
  Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10))) /
  msPerDay;

/** `days` later, or earlier when negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/** Days from `a` to `b`; negative when `b` is the earlier one. */
export function daysBetween(a: CalendarDate, b: CalendarDate): number {
  return epochDay(b) - epochDay(a);
}

/** 1 is Monday, 7 is Sunday: how programs and preferences name their days. */
export function dayNumberOf(date: CalendarDate): number {
  const sinceMonday = (epochDay(date) + 3) % 7;
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
