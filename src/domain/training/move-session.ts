import type { CalendarDate } from '#domain/calendar-date.ts';
import { type ChangeableSession, lastDayToPlan, type PlanChange, startOn } from './plan-change.ts';

export type MoveProblem = 'session_completed' | 'session_skipped' | 'date_in_past' | 'date_too_far';

/** Returns why a session cannot be moved to a day, or null if it can. Missed sessions can be moved like any other. */
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
 * Moves one session to another day. It keeps its original week, which shows that it was moved. If the day is
 * before the plan's start, the plan starts on that day. A day may have several sessions: golfers arrange their own
 * week.
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
