import type { CalendarDate } from '#domain/calendar-date.ts';
import type { Focus } from '#domain/drills/drill.ts';
import type { PlannedSession } from '#domain/training/planned-session.ts';

/** A session of the plan as an event of a phone's calendar. */
export type FeedEvent = {
  readonly scheduledSessionId: string;
  readonly date: CalendarDate;
  /** An instant in UTC: the golfer's reminder time on that date, in the golfer's zone. */
  readonly startsAt: string;
  readonly minutes: number;
  readonly title: string;
  readonly focus: Focus;
  readonly program: string;
  readonly state: 'planned' | 'completed' | 'cancelled';
};

/** As much of a dated session as its event says. */
export type FeedSession = Pick<
  PlannedSession,
  'id' | 'scheduledDate' | 'status' | 'title' | 'focus' | 'totalDuration'
> & { readonly program: string };

/** When a golfer trains who has not chosen a time for reminders, as `HH:MM`. */
export const defaultReminderTime = '08:00';

/**
 * The event of a session. It begins at the reminder time (`HH:MM`) of its date in the zone, so the
 * golfer is reminded at the same hour in summer and in winter. A skipped session is a cancelled event.
 */
export function feedEventOf(
  session: FeedSession,
  { timeZone, reminderTime }: { readonly timeZone: string; readonly reminderTime: string },
): FeedEvent {
  const day = Temporal.PlainDate.from(session.scheduledDate);
  const start = day.toZonedDateTime({ timeZone, plainTime: reminderTime }).toInstant();
  return {
    scheduledSessionId: session.id,
    date: session.scheduledDate,
    startsAt: start.toString(),
    minutes: session.totalDuration,
    title: session.title,
    focus: session.focus,
    program: session.program,
    state: session.status === 'skipped' ? 'cancelled' : session.status,
  };
}
