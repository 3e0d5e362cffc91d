import type { ScheduledSession } from '#contract/training-schemas.ts';
import { type CalendarDate, daysBetween } from '#domain/calendar-date.ts';
import { useDates } from '#web/platform/dates.ts';

/** A weekday alone says which day is meant for this long. */
const daysOfAWeek = 7;

/** Names the day a session was planned for: Tuesday, or Monday 4 May when that is a week ago or more. */
export function useMissedDay(today: CalendarDate) {
  const dates = useDates();
  return ({ scheduledDate: day }: Pick<ScheduledSession, 'scheduledDate'>) =>
    daysBetween(day, today) < daysOfAWeek ? dates.weekdayLong(day) : dates.day(day, today);
}
