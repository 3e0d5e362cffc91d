import { type CalendarDate, todayIn } from '#domain/calendar-date.ts';

/** Returns the calendar date of an instant in a time zone. */
export const dayOf = (instant: string, timeZone: string): CalendarDate =>
  todayIn(timeZone, Temporal.Instant.from(instant));
