import { addDays, type CalendarDate, mondayOf } from '#domain/calendar-date.ts';
import type { SessionStatus } from './session-status.ts';
import { currentWeekOf, weekNumberOf } from './weeks.ts';

/** The fields of a scheduled session that are needed for totals. */
export type DatedSession = {
  readonly scheduledDate: CalendarDate;
  readonly status: SessionStatus;
  /** Minutes. */
  readonly totalDuration: number;
};

export type PlanWeek<Session extends DatedSession> = {
  readonly weekNumber: number;
  /** Monday and Sunday of the calendar week. */
  readonly weekStart: CalendarDate;
  readonly weekEnd: CalendarDate;
  readonly totalSessions: number;
  readonly completedSessions: number;
  /** Minutes. */
  readonly totalDuration: number;
  readonly sessions: readonly Session[];
};

/** Skipped sessions count as done in all session counts, so that golfers are not punished for skipping. */
const isDone = (session: DatedSession) => session.status !== 'planned';

export const countDone = (sessions: readonly DatedSession[]) => sessions.filter(isDone).length;

/** Returns the number of calendar weeks from the plan's start to its last session, at least 1. */
export function totalWeeksOf(sessions: readonly DatedSession[], planStart: CalendarDate): number {
  let last = planStart;
  for (const { scheduledDate } of sessions) if (scheduledDate > last) last = scheduledDate;
  return weekNumberOf(last, planStart);
}

/** Returns the plan's current week, from 1 to the last week. */
export function planWeekOf(
  sessions: readonly DatedSession[],
  planStart: CalendarDate,
  today: CalendarDate,
): number {
  return currentWeekOf({ today, planStart, totalWeeks: totalWeeksOf(sessions, planStart) });
}

/**
 * Returns the plan by calendar weeks, Monday to Sunday, from week 1 to the week of the last session. Weeks without
 * sessions are rest weeks and are included. Sessions keep the given order, which is by date.
 */
export function weeksOfPlan<Session extends DatedSession>(
  sessions: readonly Session[],
  planStart: CalendarDate,
): PlanWeek<Session>[] {
  const byWeek = Map.groupBy(sessions, (session) => weekNumberOf(session.scheduledDate, planStart));
  return Array.from({ length: Math.max(1, ...byWeek.keys()) }, (_, index) =>
    weekOf(index + 1, planStart, byWeek.get(index + 1) ?? []),
  );
}

/** Returns the week that contains the day, or null if the day is before the first or after the last week. */
export function weekOfPlanOn<Session extends DatedSession>(
  sessions: readonly Session[],
  planStart: CalendarDate,
  day: CalendarDate,
): PlanWeek<Session> | null {
  const weekNumber = weekNumberOf(day, planStart);
  if (weekNumber < 1 || weekNumber > totalWeeksOf(sessions, planStart)) return null;
  const week = weekOf(weekNumber, planStart, []);
  const isOwn = ({ scheduledDate: date }: Session) =>
    week.weekStart <= date && date <= week.weekEnd;
  return weekOf(weekNumber, planStart, sessions.filter(isOwn));
}

function weekOf<Session extends DatedSession>(
  weekNumber: number,
  planStart: CalendarDate,
  sessions: readonly Session[],
): PlanWeek<Session> {
  const weekStart = addDays(mondayOf(planStart), 7 * (weekNumber - 1));
  return {
    weekNumber,
    weekStart,
    weekEnd: addDays(weekStart, 6),
    totalSessions: sessions.length,
    completedSessions: countDone(sessions),
    totalDuration: sessions.reduce((sum, session) => sum + session.totalDuration, 0),
    sessions,
  };
}
