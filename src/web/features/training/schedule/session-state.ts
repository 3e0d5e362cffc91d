import type { ScheduledSession } from '#contract/training-schemas.ts';
import type { Status } from '#web/golf/status-icon.tsx';

/** The scorecard mark of a session. Today is what is still to be done today. */
export function statusOf({ status, isToday }: Pick<ScheduledSession, 'status' | 'isToday'>) {
  const marks = {
    completed: 'done',
    skipped: 'skipped',
    planned: isToday ? 'today' : 'planned',
  } as const satisfies Record<ScheduledSession['status'], Status>;
  return marks[status];
}
