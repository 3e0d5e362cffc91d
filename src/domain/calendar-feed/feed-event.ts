import type { CalendarDate } from '#domain/calendar-date.ts';
import type { Focus } from '#domain/drills/drill.ts';
import { momentOn } from '#domain/reminders/moment-on.ts';
import type { PlannedSession } from '#domain/training/planned-session.ts';

/** A session of the plan as a calendar event. */
export type FeedEvent = {
  readonly scheduledSessionId: string;
  readonly date: CalendarDate;
  /** An instant in UTC: the golfer's reminder time on that date in the golfer's time zone. */
  readonly startsAt: string;
  readonly minutes: number;
  readonly title: string;
  readonly focus: Focus;
  readonly program: string;
  readonly state: 'planned' | 'completed' | 'cancelled';
};

/** The fields of a scheduled session that its event contains. */
export type FeedSession = Pick<
  PlannedSession,
  'id' | 'scheduledDate' | 'status' | 'title' | 'focus' | 'totalDuration'
> & { readonly program: string };

/**
 * Creates the event of a session. It starts at the reminder time (`HH:MM`) of its date in the golfer's time zone,
 * so that the local time is the same in summer and winter. A skipped session's event is `cancelled`.
 */
export function feedEventOf(
  session: FeedSession,
  { timeZone, reminderTime }: { readonly timeZone: string; readonly reminderTime: string },
): FeedEvent {
  return {
    scheduledSessionId: session.id,
    date: session.scheduledDate,
    startsAt: momentOn(session.scheduledDate, reminderTime, timeZone).toString(),
    minutes: session.totalDuration,
    title: session.title,
    focus: session.focus,
    program: session.program,
    state: session.status === 'skipped' ? 'cancelled' : session.status,
  };
}
