import type { CalendarDate } from '#domain/calendar-date.ts';

/**
 * The moment at which a clock in that zone shows a time, `HH:MM`, on a day. It is one moment also when
 * the clocks change: the first of two, and for a time that they leap over, as much later as they leap.
 * Throws a RangeError for no real zone.
 */
export function momentOn(day: CalendarDate, time: string, timeZone: string): Temporal.Instant {
  const plainTime = Temporal.PlainTime.from(time);
  return Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime }).toInstant();
}
