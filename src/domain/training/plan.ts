import { type CalendarDate, dayNumberOf } from '#domain/calendar-date.ts';
import {
  countDone,
  type PlanWeek,
  planWeekOf,
  totalWeeksOf,
  weekOfPlanOn,
  weeksOfPlan,
} from './plan-weeks.ts';
import { describeSession, type PlannedSession, type PlanTime } from './planned-session.ts';
import { countSessions } from './week-bars.ts';

/** An enrollment and its scheduled sessions in date order. */
export type Plan = {
  readonly startDate: CalendarDate;
  readonly sessions: readonly PlannedSession[];
};

/** A plan whose sessions may have additional fields. */
type PlanOf<Session extends PlannedSession> = { readonly sessions: readonly Session[] };

/** Returns the golfer's progress in the plan today. */
export function standingOf({ startDate, sessions }: Plan, today: CalendarDate) {
  const { skipped, missed } = countSessions(sessions, today);
  return {
    currentWeek: planWeekOf(sessions, startDate, today),
    currentDay: dayNumberOf(today),
    totalWeeks: totalWeeksOf(sessions, startDate),
    totalSessions: sessions.length,
    completedSessions: countDone(sessions),
    skippedSessions: skipped,
    missedSessions: missed,
    endDate: sessions.at(-1)?.scheduledDate ?? null,
  };
}

/** Returns the plan by calendar weeks, each with the focus and description of its first session's program week. */
export function describeWeeks({ startDate, sessions }: Plan, today: CalendarDate) {
  return weeksOfPlan(sessions, startDate).map((week) => describeWeek(week, { startDate, today }));
}

/** Returns the current week only, or null before the plan's first week and after its last. */
export function describeWeekOfToday({ startDate, sessions }: Plan, today: CalendarDate) {
  const week = weekOfPlanOn(sessions, startDate, today);
  return week && describeWeek(week, { startDate, today });
}

function describeWeek(week: PlanWeek<PlannedSession>, time: PlanTime) {
  const [first] = week.sessions;
  return {
    ...week,
    focus: first?.weekFocus ?? null,
    description: first?.weekDescription ?? null,
    sessions: week.sessions.map((session) => describeSession(session, time)),
  };
}

/** Returns every session in date order. */
export function describeSessions({ startDate, sessions }: Plan, today: CalendarDate) {
  return sessions.map((session) => describeSession(session, { startDate, today }));
}

/** Returns today's session: an open one if there is one, otherwise one that is done, otherwise null (a rest day). */
export function sessionOfToday<Session extends PlannedSession>(
  { sessions }: PlanOf<Session>,
  today: CalendarDate,
): Session | null {
  const todays = sessions.filter((session) => session.scheduledDate === today);
  return todays.find((session) => session.status === 'planned') ?? todays[0] ?? null;
}

/** Returns the first planned session after the session of today. It is today as well if today has two. */
export function nextSessionOf<Session extends PlannedSession>(
  plan: PlanOf<Session>,
  today: CalendarDate,
): Session | null {
  const todays = sessionOfToday(plan, today);
  const isNext = (session: Session) =>
    session.status === 'planned' && session.scheduledDate >= today && session !== todays;
  return plan.sessions.find(isNext) ?? null;
}
