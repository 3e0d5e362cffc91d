import {
  addDays,
  type CalendarDate,
  type DateSpan,
  dayNumberOf,
  isWithin,
} from '#domain/calendar-date.ts';
import type { ChangeableSession } from './plan-change.ts';

type Dated = Pick<ChangeableSession, 'scheduledDate' | 'status'>;

/** Whether a session is still planned although its day is over. */
export const isMissed = (session: Dated, today: CalendarDate) =>
  session.status === 'planned' && session.scheduledDate < today;

/** Returns planned sessions whose day is over, oldest first. */
export function missedSessions<Session extends Dated>(
  sessions: readonly Session[],
  today: CalendarDate,
): Session[] {
  return sessions
    .filter((session) => isMissed(session, today))
    .toSorted((a, b) => (a.scheduledDate < b.scheduledDate ? -1 : 1));
}

/** Returns the missed sessions that the golfer has to decide about; none while the plan is paused. */
export function missedToSettle<Session extends Dated>(
  { sessions, pause }: { readonly sessions: readonly Session[]; readonly pause: DateSpan | null },
  today: CalendarDate,
): Session[] {
  return isWithin(today, pause) ? [] : missedSessions(sessions, today);
}

/** With this many missed sessions or more, the app offers to settle all of them in one step. */
export const missedInLongAbsence = 3;

/** Days in which to look for one of the golfer's training days. If none is free, any free day is used. */
const ownDaysWithinDays = 7;

/**
 * Returns the next day after today for moving a missed session: a day without sessions that is not paused. Prefers
 * one of the golfer's training days within a week; otherwise takes the first free day.
 */
export function nextFreeDay(
  plan: {
    readonly sessions: readonly Dated[];
    readonly availableDays: readonly number[];
    readonly pause: DateSpan | null;
  },
  today: CalendarDate,
): CalendarDate {
  const { sessions, availableDays, pause } = plan;
  const taken = new Set(sessions.map((session) => session.scheduledDate));
  const isFree = (day: CalendarDate) => !taken.has(day) && !isWithin(day, pause);
  for (let after = 1; after <= ownDaysWithinDays; after += 1) {
    const day = addDays(today, after);
    if (availableDays.includes(dayNumberOf(day)) && isFree(day)) return day;
  }
  let day = addDays(today, 1);
  while (!isFree(day)) day = addDays(pause !== null && isWithin(day, pause) ? pause.to : day, 1);
  return day;
}
