import { type CalendarDate, todayIn } from '#domain/calendar-date.ts';
import { useGolfer } from './user.ts';

/** Returns a function that gives the golfer's calendar day of an instant, which is a text in ISO 8601. */
export function useDayOf(): (instant: string) => CalendarDate {
  const { timeZone } = useGolfer();
  return (instant) => todayIn(timeZone, Temporal.Instant.from(instant));
}
