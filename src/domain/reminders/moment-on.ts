import type { CalendarDate } from '#domain/calendar-date.ts';

/**
 * Returns the instant of a local time (`HH:MM`) on a day in a time zone. If clock changes repeat that time,
 * returns the first of the two instants; if they skip it, the time is moved later by the length of the gap. Throws
 * a RangeError for an invalid time zone.
 */
export function momentOn(day: CalendarDate, time: string, timeZone: string): Temporal.Instant {
  const plainTime = Temporal.PlainTime.from(time);
  return Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime }).toInstant();
}
