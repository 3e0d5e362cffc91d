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
import { countSessions, missedWeeksOf } from './week-bars.ts';

/** An enrollment and its dated sessions in the order of their dates. */
export type Plan = {
  readonly startDate: CalendarDate;
  readonly sessions: readonly PlannedSession[];
};

/** Sessions that know more than their place in a plan. */
type PlanOf<Session extends PlannedSession> = { readonly sessions: readonly Session[] };

/** Where the golfer stands in the plan today. */
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
    missedWeeks: missedWeeksOf(sessions, { startDate, today }),
    endDate: sessions.at(-1)?.scheduledDate ?? null,
  };
}

/** The plan by calendar weeks, each with the words of the program week that its first session is from. */
export function describeWeeks({ startDate, sessions }: Plan, today: CalendarDate) {
  return weeksOfPlan(sessions, startDate).map((week) => describeWeek(week, { startDate, today }));
}

/** The week of today alone; null before the plan's first week and after its last. */
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

/** Every session in the order of dates. */
export function describeSessions({ startDate, sessions }: Plan, today: CalendarDate) {
  return sessions.map((session) => describeSession(session, { startDate, today }));
}

/** Today's session: an open one first, else one that is done, else none (a rest day). */
export function sessionOfToday<Session extends PlannedSession>(
  { sessions }: PlanOf<Session>,
  today: CalendarDate,
): Session | null {
  const todays = sessions.filter((session) => session.scheduledDate === today);
  return todays.find((session) => session.status === 'planned') ?? todays[0] ?? null;
}

/** The first planned session after today. */
export function nextSessionOf<Session extends PlannedSession>(
  { sessions }: PlanOf<Session>,
  today: CalendarDate,
): Session | null {
  return (
    sessions.find((session) => session.status === 'planned' && session.scheduledDate > today) ??
    null
  );
}
