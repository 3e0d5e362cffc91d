import type { CalendarDate } from '#domain/calendar-date.ts';
import {
  type ChangeableSession,
  isPlanned,
  type PlanChange,
  startOn,
  weekIn,
} from './plan-change.ts';
import type { ScheduleEntry } from './schedule.ts';

/**
 * Returns the sessions that rescheduling moves, in the author's order: entry 1 of the schedule is for the first
 * one.
 */
export function sessionsToReschedule<Session extends ChangeableSession>(
  sessions: readonly Session[],
): Session[] {
  return sessions.filter(isPlanned).toSorted((a, b) => a.sessionNumber - b.sessionNumber);
}

/**
 * Moves the planned sessions to the days of a schedule made for that number of sessions: its session numbers count
 * the planned sessions, 1 to n, in the author's order. Completed and skipped sessions keep their days. If there
 * are any, weeks are still counted from the plan's first day, otherwise from the new one. No moved session looks
 * moved, because the original weeks are set again.
 */
export function layOutRemaining(
  plan: PlanChange,
  {
    schedule,
    startDate,
  }: { schedule: readonly Pick<ScheduleEntry, 'scheduledDate'>[]; startDate: CalendarDate },
): PlanChange {
  const kept = plan.sessions.some((session) => !isPlanned(session));
  const start = kept && plan.startDate < startDate ? plan.startDate : startDate;
  const restarted = startOn(plan, start);
  const places = new Map(
    sessionsToReschedule(plan.sessions).map(({ id }, index) => [
      id,
      schedule[index]?.scheduledDate,
    ]),
  );
  const sessions = restarted.sessions.map((session) => {
    const scheduledDate = places.get(session.id);
    if (scheduledDate === undefined) return session;
    return { ...session, scheduledDate, originalWeekNumber: weekIn(restarted, scheduledDate) };
  });
  return { startDate: start, sessions };
}

/** Returns the sessions that abandoning a plan removes, and those that it keeps. */
export function abandonmentOf<Session extends Pick<ChangeableSession, 'status'>>(
  sessions: readonly Session[],
): { removed: Session[]; kept: Session[] } {
  return {
    removed: sessions.filter(isPlanned),
    kept: sessions.filter((session) => !isPlanned(session)),
  };
}
