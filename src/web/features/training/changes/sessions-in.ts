import type { ScheduledSession, WeekSummary } from '#contract/training-schemas.ts';

/** Every session of a plan in the order of dates. */
export const sessionsIn = (weeks: readonly WeekSummary[]): ScheduledSession[] =>
  weeks.flatMap((week) => week.sessions);
