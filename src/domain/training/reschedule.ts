import type { CalendarDate } from '#domain/calendar-date.ts';
import {
  type ChangeableSession,
  isPlanned,
  type PlanChange,
  startOn,
  weekIn,
} from './plan-change.ts';
import type { ScheduleEntry } from './schedule.ts';

/** The sessions that rescheduling lays anew, in the author's order: entry 1 is the first of them. */
export function sessionsToReschedule<Session extends ChangeableSession>(
  sessions: readonly Session[],
): Session[] {
  return sessions.filter(isPlanned).toSorted((a, b) => a.sessionNumber - b.sessionNumber);
}

/**
 * Puts the planned sessions on the days of a schedule made for their number: its session numbers
 * count the planned sessions, 1 to n, in the author's order. Completed and skipped ones stay where
 * they are. With any of those the weeks go on counting from the plan's first day, otherwise from
 * the new one. The plan is made anew, so no session counts as moved.
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

/** What abandoning takes away and what it leaves. */
export function abandonmentOf<Session extends Pick<ChangeableSession, 'status'>>(
  sessions: readonly Session[],
): { removed: Session[]; kept: Session[] } {
  return {
    removed: sessions.filter(isPlanned),
    kept: sessions.filter((session) => !isPlanned(session)),
  };
}
