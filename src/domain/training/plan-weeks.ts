import { addDays, type CalendarDate, mondayOf } from '#domain/calendar-date.ts';
import { currentWeekOf, weekNumberOf } from './weeks.ts';

/** As much of a dated session as sums need. */
export type DatedSession = {
  readonly scheduledDate: CalendarDate;
  readonly status: 'planned' | 'completed' | 'skipped';
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

/** Skipped counts as done wherever sessions are counted: a golfer is not punished for a skip. */
const isDone = (session: DatedSession) => session.status !== 'planned';

export const countDone = (sessions: readonly DatedSession[]) => sessions.filter(isDone).length;

/** Calendar weeks from the plan's start to its last session, at least one. */
export function totalWeeksOf(sessions: readonly DatedSession[], planStart: CalendarDate): number {
  let last = planStart;
  for (const { scheduledDate } of sessions) if (scheduledDate > last) last = scheduledDate;
  return weekNumberOf(last, planStart);
}

/** The plan's week of today, 1 to the last one. */
export function planWeekOf(
  sessions: readonly DatedSession[],
  planStart: CalendarDate,
  today: CalendarDate,
): number {
  return currentWeekOf({ today, planStart, totalWeeks: totalWeeksOf(sessions, planStart) });
}

/**
 * The plan by calendar weeks, Monday to Sunday, from week 1 to that of the last session. A week
 * without sessions is a rest week and stands in the list all the same. Sessions come in the order
 * given, which is that of their dates.
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

/** The one of these weeks that the day lies in; null before the first and after the last of them. */
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
