import { addDays, type CalendarDate, dayNumberOf } from '#domain/calendar-date.ts';
import type { DateSpan } from '#domain/progress/streak.ts';
import type { ChangeableSession } from './plan-change.ts';

type Dated = Pick<ChangeableSession, 'scheduledDate' | 'status'>;

/** Planned, though its day is over. */
export const isMissed = (session: Dated, today: CalendarDate) =>
  session.status === 'planned' && session.scheduledDate < today;

/** Planned sessions whose day has gone by, the oldest first. */
export function missedSessions<Session extends Dated>(
  sessions: readonly Session[],
  today: CalendarDate,
): Session[] {
  return sessions
    .filter((session) => isMissed(session, today))
    .toSorted((a, b) => (a.scheduledDate < b.scheduledDate ? -1 : 1));
}

/** The missed sessions that the golfer has to decide about: none while the plan is paused. */
export function missedToSettle<Session extends Dated>(
  { sessions, pause }: { readonly sessions: readonly Session[]; readonly pause: DateSpan | null },
  today: CalendarDate,
): Session[] {
  const isPaused = pause !== null && pause.from <= today && pause.to >= today;
  return isPaused ? [] : missedSessions(sessions, today);
}

/** From this many missed sessions on, settling them all in one step is offered. */
export const missedInLongAbsence = 3;

/** One of the golfer's own days is looked for this long; after that any free day is the better one. */
const ownDaysWithinDays = 7;

/**
 * The next day after today to move a missed session to: without any session and not paused. A day
 * that the golfer trains on, if one is free within a week, otherwise the first free day at all.
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
  const isFree = (day: CalendarDate) =>
    !taken.has(day) && (pause === null || day < pause.from || day > pause.to);
  const week = Array.from({ length: ownDaysWithinDays }, (_, index) => addDays(today, index + 1));
  const own = week.find((day) => isFree(day) && availableDays.includes(dayNumberOf(day)));
  if (own !== undefined) return own;
  let day = addDays(today, 1);
  while (!isFree(day))
    day = addDays(pause !== null && day >= pause.from && day < pause.to ? pause.to : day, 1);
  return day;
}
