import { addDays, type CalendarDate, daysBetween, mondayOf } from '#domain/calendar-date.ts';
import type { PlannedSession } from './planned-session.ts';
import { weekNumberOf } from './weeks.ts';

/** As much of a dated session as a change of the plan needs. */
export type ChangeableSession = Pick<
  PlannedSession,
  'id' | 'sessionNumber' | 'scheduledDate' | 'originalWeekNumber' | 'status'
>;

/**
 * What a change of the plan takes and gives. The same sessions come out that went in, and none lies
 * before the week of the start.
 */
export type PlanChange = {
  readonly startDate: CalendarDate;
  readonly sessions: readonly ChangeableSession[];
};

/** A session's new day, and the week that now counts as its own. */
export type DateChange = Pick<ChangeableSession, 'id' | 'scheduledDate' | 'originalWeekNumber'>;

/**
 * Days ahead that a plan can be changed into. Somebody who plans further than a year types a date
 * wrongly, and a plan of a thousand weeks helps nobody.
 */
const planHorizonInDays = 366;

/** The last day that a session, a plan's start or a pause's start can be put on. */
export const lastDayToPlan = (today: CalendarDate) => addDays(today, planHorizonInDays);

export const isPlanned = ({ status }: Pick<ChangeableSession, 'status'>) => status === 'planned';

/**
 * Gives the plan another first day. Week 1 may become another calendar week: the weeks that sessions
 * were meant for are then counted from there too, so that a session not moved does not look moved.
 */
export function startOn({ startDate, sessions }: PlanChange, start: CalendarDate) {
  const weeks = daysBetween(mondayOf(start), mondayOf(startDate)) / 7;
  const renumbered = sessions.map((session) => ({
    ...session,
    originalWeekNumber: session.originalWeekNumber + weeks,
  }));
  return { startDate: start, sessions: renumbered };
}

/** The week of the plan that a day lies in. */
export const weekIn = ({ startDate }: Pick<PlanChange, 'startDate'>, date: CalendarDate) =>
  weekNumberOf(date, startDate);

/** The sessions that stand differently in the second plan. */
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
