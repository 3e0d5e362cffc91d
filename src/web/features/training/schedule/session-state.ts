import type { ScheduledSession } from '#contract/training-schemas.ts';
import type { Status } from '#web/golf/status-icon.tsx';

/** The status of a session as icons show it; a planned session of today is `today`. */
export function statusOf({ status, isToday }: Pick<ScheduledSession, 'status' | 'isToday'>) {
  const marks = {
    completed: 'done',
    skipped: 'skipped',
    planned: isToday ? 'today' : 'planned',
  } as const satisfies Record<ScheduledSession['status'], Status>;
  return marks[status];
}
