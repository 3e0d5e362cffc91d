import type { ScheduledSession } from '#contract/training-schemas.ts';
import { type CalendarDate, daysBetween } from '#domain/calendar-date.ts';
import { useDates } from '#web/platform/dates.ts';

/** Number of days for which the weekday alone is unambiguous. */
const daysOfAWeek = 7;

/** Formats a missed session's planned date: "Tuesday", or "Monday 4 May" if it was seven or more days ago. */
export function useMissedDay(today: CalendarDate) {
  const dates = useDates();
  return ({ scheduledDate: day }: Pick<ScheduledSession, 'scheduledDate'>) =>
    daysBetween(day, today) < daysOfAWeek ? dates.weekdayLong(day) : dates.day(day, today);
}
