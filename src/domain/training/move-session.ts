import type { CalendarDate } from '#domain/calendar-date.ts';
import { type ChangeableSession, lastDayToPlan, type PlanChange, startOn } from './plan-change.ts';

export type MoveProblem = 'session_completed' | 'session_skipped' | 'date_in_past' | 'date_too_far';

/** What keeps a session from being moved to that day, or null. A missed one may move like any other. */
export function checkMove(
  { status }: Pick<ChangeableSession, 'status'>,
  newDate: CalendarDate,
  today: CalendarDate,
): MoveProblem | null {
  if (status === 'completed') return 'session_completed';
  if (status === 'skipped') return 'session_skipped';
  if (newDate < today) return 'date_in_past';
  if (newDate > lastDayToPlan(today)) return 'date_too_far';
  return null;
}

/**
 * Puts one session on another day. It keeps the week it was meant for, which is what tells that it
 * was moved. A day before the plan's start makes the plan start there. Days may hold several
 * sessions: it is the golfer's own week.
 */
export function moveSession(
  plan: PlanChange,
  { id, newDate }: { id: string; newDate: CalendarDate },
): PlanChange {
  const { startDate, sessions } = newDate < plan.startDate ? startOn(plan, newDate) : plan;
  const moved = sessions.map((session) =>
    session.id === id ? { ...session, scheduledDate: newDate } : session,
  );
  return { startDate, sessions: moved };
}
