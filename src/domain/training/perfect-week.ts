import { addDays, type CalendarDate, mondayOf } from '#domain/calendar-date.ts';
import type { ChangeableSession } from './plan-change.ts';
import type { SessionStatus } from './session-status.ts';

type SessionOfWeek = {
  readonly status: SessionStatus;
  /** Null unless the session is completed. */
  readonly completedOn: CalendarDate | null;
};

/**
 * Whether all sessions in a calendar week of a plan were completed by its Sunday and none was skipped. The week
 * must have at least as many sessions as the plan has per week: the first week often has fewer, and an abandoned
 * plan has lost its open sessions.
 */
export function isPerfectWeek(
  sessions: readonly SessionOfWeek[],
  { monday, sessionsPerWeek }: { monday: CalendarDate; sessionsPerWeek: number },
): boolean {
  const sunday = addDays(monday, 6);
  return (
    sessions.length >= sessionsPerWeek &&
    sessions.every(({ completedOn }) => completedOn !== null && completedOn <= sunday)
  );
}

/** Returns the Mondays of weeks with both a completed and a planned session. None of those weeks is perfect. */
export function halfDoneWeeks(
  sessions: readonly Pick<ChangeableSession, 'scheduledDate' | 'status'>[],
): CalendarDate[] {
  const weeksWith = (wanted: ChangeableSession['status']) =>
    new Set(
      sessions
        .filter(({ status }) => status === wanted)
        .map(({ scheduledDate }) => mondayOf(scheduledDate)),
    );
  return [...weeksWith('completed').intersection(weeksWith('planned'))];
}
