import { addDays, type CalendarDate, daysBetween } from '#domain/calendar-date.ts';
import {
  type ChangeableSession,
  isPlanned,
  lastDayToPlan,
  type PlanChange,
} from './plan-change.ts';

/** Why golfers pause a plan. */
export const pauseReasons = ['holiday', 'illness', 'weather', 'other'] as const;
export type PauseReason = (typeof pauseReasons)[number];

/** Days without the plan, both ends included. */
export type Pause = {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly reason: PauseReason;
  /** Weeks that the plan was put off for it. */
  readonly weeks: number;
};

export type PauseProblem = 'from_in_past' | 'from_too_far' | 'to_before_from' | 'too_long';

/** A year, leap day included. */
const longestPlanPauseInDays = 366;

/** What keeps a plan from being paused on these days; empty when nothing does. */
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

/** The pause if it runs or is still to come. */
export const openPause = <Any extends Pick<Pause, 'to'>>(pause: Any | null, today: CalendarDate) =>
  pause !== null && pause.to >= today ? pause : null;

/** Moves some sessions by whole weeks, with the weeks they were meant for. */
function shift(plan: PlanChange, weeks: number, moves: (session: ChangeableSession) => boolean) {
  const sessions = plan.sessions.map((session) =>
    moves(session)
      ? {
          ...session,
          scheduledDate: addDays(session.scheduledDate, 7 * weeks),
          // A week before the first has no name.
          originalWeekNumber: Math.max(1, session.originalWeekNumber + weeks),
        }
      : session,
  );
  return { startDate: plan.startDate, sessions };
}

const firstDayOf = (sessions: readonly ChangeableSession[]) =>
  sessions.map((session) => session.scheduledDate).toSorted()[0];

/**
 * Puts off everything planned from the pause's first day on by the fewest whole weeks that bring the
 * first of it behind the pause. Order, weekdays and gaps stay as the golfer chose them, and the same
 * number of weeks takes it all back. Nothing moves when nothing is planned during the pause.
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
 * Takes the plan back when a pause ends early: what lies behind the pause comes forward by whole
 * weeks, as many as were put off or as fit without reaching before today, the pause or the plan.
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
 * What is left of a pause when the plan goes on at `day`: days before it stay paused, and a pause
 * that would begin then or later is none. A pause cut short owes the plan nothing.
 */
export function cutPause(pause: Pause, day: CalendarDate): Pause | null {
  if (day > pause.to) return { ...pause, weeks: 0 };
  return pause.from < day ? { ...pause, to: addDays(day, -1), weeks: 0 } : null;
}
