import type { ScheduledSession, WeekSummary } from '#contract/training-schemas.ts';

/** All sessions of a plan, by date. */
export const sessionsIn = (weeks: readonly WeekSummary[]): ScheduledSession[] =>
  weeks.flatMap((week) => week.sessions);
