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
  const weeks = sessions.map((session) => weekNumberOf(session.scheduledDate, planStart));
  return Math.max(1, ...weeks);
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
  const firstMonday = mondayOf(planStart);
  const byWeek = Map.groupBy(sessions, (session) => weekNumberOf(session.scheduledDate, planStart));
  return Array.from({ length: Math.max(1, ...byWeek.keys()) }, (_, index) => {
    const weekStart = addDays(firstMonday, 7 * index);
    const own = byWeek.get(index + 1) ?? [];
    return {
      weekNumber: index + 1,
      weekStart,
      weekEnd: addDays(weekStart, 6),
      totalSessions: own.length,
      completedSessions: countDone(own),
      totalDuration: own.reduce((sum, session) => sum + session.totalDuration, 0),
      sessions: own,
    };
  });
}
