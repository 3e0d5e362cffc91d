import type { ScheduledSession } from '#contract/training-schemas.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';
import { isMissed } from '#domain/training/missed-sessions.ts';
import type { Status } from './status-icon.tsx';

type Dated = Pick<ScheduledSession, 'scheduledDate' | 'status'>;

/** The state of a session as shown by icons. A planned session is missed, today's, or still to come. */
export function sessionStateOf(session: Dated, today: CalendarDate) {
  if (isMissed(session, today)) return 'missed';
  const marks = {
    completed: 'done',
    skipped: 'skipped',
    planned: session.scheduledDate === today ? 'today' : 'planned',
  } as const satisfies Record<ScheduledSession['status'], Status>;
  return marks[session.status];
}
