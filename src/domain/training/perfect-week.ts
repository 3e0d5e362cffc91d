import { addDays, type CalendarDate, mondayOf } from '#domain/calendar-date.ts';
import type { ChangeableSession } from './plan-change.ts';

type SessionOfWeek = {
  readonly status: 'planned' | 'completed' | 'skipped';
  /** Null unless it is completed. */
  readonly completedOn: CalendarDate | null;
};

/**
 * Whether everything in a calendar week of a plan was done by its Sunday and nothing skipped. It has
 * to be a whole week, with as many sessions as the plan asks for: the first one often is not, and a
 * plan that was abandoned has lost what was still open in it.
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

/** Mondays of the weeks in which something is completed and something planned: none of them is perfect. */
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
