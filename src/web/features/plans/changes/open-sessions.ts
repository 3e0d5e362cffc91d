import type { ScheduledSession, WeekSummary } from '#contract/plans.ts';

/** Every session of a plan in the order of dates. */
export const sessionsIn = (weeks: readonly WeekSummary[]): ScheduledSession[] =>
  weeks.flatMap((week) => week.sessions);

/** The first session still to come, or undefined. */
export const firstPlanned = (sessions: readonly ScheduledSession[], from = '') =>
  sessions.find(({ status, scheduledDate }) => status === 'planned' && scheduledDate >= from);
