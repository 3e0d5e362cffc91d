import { type CalendarDate, type DateSpan, isWithin } from '#domain/calendar-date.ts';
import type { Focus } from '#domain/drills/drill.ts';
import type { NotificationPreferences } from '#domain/notifications/preferences.ts';
import type { Streak } from '#domain/progress/streak.ts';

/**
 * The kinds of reminders: today's session, the same session again after "later", a streak that breaks tonight, and
 * a summary of last week.
 */
export const reminderKinds = ['session', 'session_again', 'streak', 'week'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

export type Reminder = {
  /** When to check it next; null if there is no reason to. */
  readonly nextAt: Temporal.Instant | null;
  /** The last day (in the golfer's time zone) for which it was sent or requested; there is no second one that day. */
  readonly lastDay: CalendarDate | null;
};

export type Reminders = Readonly<Record<ReminderKind, Reminder>>;

/** A session that is neither completed nor skipped. */
export type OpenSession = {
  readonly id: string;
  readonly scheduledDate: CalendarDate;
  readonly focus: Focus;
  readonly minutes: number;
};

/** Everything that determines a golfer's reminders. */
export type ReminderFacts = {
  /** The golfer's IANA time zone. */
  readonly timeZone: string;
  readonly preferences: Pick<
    NotificationPreferences,
    'sessionReminders' | 'weeklySummary' | 'weeklySummaryMail' | 'reminderTime'
  >;
  /** From last week on, oldest first. */
  readonly openSessions: readonly OpenSession[];
  readonly pauses: readonly DateSpan[];
  readonly streak: Pick<Streak, 'current' | 'lastActiveDay' | 'breaksAfter'>;
};

/** Neither planned nor sent. */
export const noReminder: Reminder = { nextAt: null, lastDay: null };

/** Returns the open sessions that are not on paused days. */
export const unpausedSessions = ({ openSessions, pauses }: ReminderFacts) =>
  openSessions.filter(
    ({ scheduledDate }) => !pauses.some((pause) => isWithin(scheduledDate, pause)),
  );
