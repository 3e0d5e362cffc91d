import { addDays, type CalendarDate, daysBetween, mondayOf } from '#domain/calendar-date.ts';
import type { PlannedSession } from './planned-session.ts';
import { weekNumberOf } from './weeks.ts';

/** The fields of a scheduled session that are needed to change a plan. */
export type ChangeableSession = Pick<
  PlannedSession,
  'id' | 'sessionNumber' | 'scheduledDate' | 'originalWeekNumber' | 'status'
>;

/**
 * The input and the output of a change to a plan. A change never adds or removes sessions, and no session is
 * before the week of the start.
 */
export type PlanChange = {
  readonly startDate: CalendarDate;
  readonly sessions: readonly ChangeableSession[];
};

/** A session's new date and its new original week. */
export type DateChange = Pick<ChangeableSession, 'id' | 'scheduledDate' | 'originalWeekNumber'>;

/**
 * How many days ahead a plan can be changed. A date more than a year ahead is a typing error, and nobody needs a
 * plan of a thousand weeks.
 */
const planHorizonInDays = 366;

/** The last day to which a session, a plan's start or a pause's start can be moved. */
export const lastDayToPlan = (today: CalendarDate) => addDays(today, planHorizonInDays);

export const isPlanned = ({ status }: Pick<ChangeableSession, 'status'>) => status === 'planned';

/**
 * Changes the first day of the plan. If week 1 becomes another calendar week, the sessions' original weeks are
 * renumbered, so that a session that was not moved does not look moved.
 */
export function startOn({ startDate, sessions }: PlanChange, start: CalendarDate) {
  const weeks = daysBetween(mondayOf(start), mondayOf(startDate)) / 7;
  const renumbered = sessions.map((session) => ({
    ...session,
    originalWeekNumber: session.originalWeekNumber + weeks,
  }));
  return { startDate: start, sessions: renumbered };
}

/** Returns the week of the plan that contains a day. */
export const weekIn = ({ startDate }: Pick<PlanChange, 'startDate'>, date: CalendarDate) =>
  weekNumberOf(date, startDate);

/** Returns the sessions whose date or original week differs in the second plan. */
export function changesBetween(before: PlanChange, after: PlanChange): DateChange[] {
  const old = new Map(before.sessions.map((session) => [session.id, session]));
  return after.sessions
    .filter(({ id, scheduledDate, originalWeekNumber }) => {
      const was = old.get(id);
      return was?.scheduledDate !== scheduledDate || was.originalWeekNumber !== originalWeekNumber;
    })
    .map(({ id, scheduledDate, originalWeekNumber }) => ({
      id,
      scheduledDate,
      originalWeekNumber,
    }));
}
