import { addDays, type CalendarDate, daysBetween } from '#domain/calendar-date.ts';
import {
  type ChangeableSession,
  isPlanned,
  lastDayToPlan,
  type PlanChange,
} from './plan-change.ts';

/** The reasons for pausing a plan. */
export const pauseReasons = ['holiday', 'illness', 'weather', 'other'] as const;
export type PauseReason = (typeof pauseReasons)[number];

/** A range of days without the plan, both ends included. */
export type Pause = {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly reason: PauseReason;
  /** Weeks by which the plan was postponed for it. */
  readonly weeks: number;
};

export type PauseProblem = 'from_in_past' | 'from_too_far' | 'to_before_from' | 'too_long';

/** A year, including a leap day. */
const longestPlanPauseInDays = 366;

/** Returns the reasons why a plan cannot be paused on these days; empty if it can. */
export function checkPause(
  { from, to }: Pick<Pause, 'from' | 'to'>,
  today: CalendarDate,
): PauseProblem[] {
  const problems: PauseProblem[] = [];
  if (from < today) problems.push('from_in_past');
  if (from > lastDayToPlan(today)) problems.push('from_too_far');
  if (to < from) problems.push('to_before_from');
  else if (daysBetween(from, to) >= longestPlanPauseInDays) problems.push('too_long');
  return problems;
}

/** Returns the pause if it is current or in the future, otherwise null. */
export const openPause = <Any extends Pick<Pause, 'to'>>(pause: Any | null, today: CalendarDate) =>
  pause !== null && pause.to >= today ? pause : null;

/** Moves some sessions, and their original weeks, by whole weeks. */
function shift(plan: PlanChange, weeks: number, moves: (session: ChangeableSession) => boolean) {
  const sessions = plan.sessions.map((session) =>
    moves(session)
      ? {
          ...session,
          scheduledDate: addDays(session.scheduledDate, 7 * weeks),
          // Weeks start at 1, so there is no earlier week.
          originalWeekNumber: Math.max(1, session.originalWeekNumber + weeks),
        }
      : session,
  );
  return { startDate: plan.startDate, sessions };
}

const firstDayOf = (sessions: readonly ChangeableSession[]) =>
  sessions.map((session) => session.scheduledDate).toSorted()[0];

/**
 * Postpones all sessions planned from the first day of the pause on, by the fewest whole weeks that move the first
 * of them past the pause. Order, weekdays and gaps stay as the golfer chose them, and the same number of weeks
 * undoes the shift. Nothing moves if no session is planned during the pause.
 */
export function shiftForPause(
  plan: PlanChange,
  { from, to }: Pick<Pause, 'from' | 'to'>,
): { plan: PlanChange; weeks: number } {
  const moves = (session: ChangeableSession) => isPlanned(session) && session.scheduledDate >= from;
  const first = firstDayOf(plan.sessions.filter(moves));
  const daysLost = first === undefined ? 0 : Math.max(0, daysBetween(first, to) + 1);
  const weeks = Math.ceil(daysLost / 7);
  return { plan: shift(plan, weeks, moves), weeks };
}

/**
 * Moves sessions after the pause to earlier dates if a pause ends early: by whole weeks, as many as they were
 * postponed, but not to before today, the start of the pause or the start of the plan.
 */
export function pullBack(plan: PlanChange, pause: Pause, today: CalendarDate): PlanChange {
  const moves = (session: ChangeableSession) =>
    isPlanned(session) && session.scheduledDate > pause.to;
  const first = firstDayOf(plan.sessions.filter(moves));
  if (first === undefined) return plan;
  const resume = [today, pause.from, plan.startDate].toSorted().at(-1) ?? today;
  const room = Math.max(0, Math.floor(daysBetween(resume, first) / 7));
  return shift(plan, -Math.min(room, pause.weeks), moves);
}

/**
 * Returns the remaining pause if the plan continues on `day`: earlier days stay paused, and a pause that would
 * start on that day or later is removed (null). A pause that was cut short has no postponed weeks left to take
 * back.
 */
export function cutPause(pause: Pause, day: CalendarDate): Pause | null {
  if (day > pause.to) return { ...pause, weeks: 0 };
  return pause.from < day ? { ...pause, to: addDays(day, -1), weeks: 0 } : null;
}
