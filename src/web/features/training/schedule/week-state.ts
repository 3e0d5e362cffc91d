import type { WeekSummary } from '#contract/training-schemas.ts';

type Counted = Pick<WeekSummary, 'completedSessions' | 'totalSessions'>;

/** Whether a week has no sessions: before the first training day, or after its sessions were moved. */
export const isRest = ({ totalSessions }: Counted) => totalSessions === 0;

/** Whether every session is completed or skipped. False for a rest week. */
export const isComplete = (week: Counted) =>
  !isRest(week) && week.completedSessions === week.totalSessions;
