import type { WeekSummary } from '#contract/training-schemas.ts';

type Counted = Pick<WeekSummary, 'completedSessions' | 'totalSessions'>;

/** A week of the plan without sessions: before the first training day, or after moving them. */
export const isRest = ({ totalSessions }: Counted) => totalSessions === 0;

/** Every session completed or skipped. A rest week has nothing to complete. */
export const isComplete = (week: Counted) =>
  !isRest(week) && week.completedSessions === week.totalSessions;
