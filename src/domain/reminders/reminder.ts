import type { CalendarDate } from '#domain/calendar-date.ts';
import type { Focus } from '#domain/drills/drill.ts';
import type { NotificationPreferences } from '#domain/notifications/preferences.ts';
import type { DateSpan, Streak } from '#domain/progress/streak.ts';

/**
 * The kinds: today's session, the same session once more after "later", a run that breaks tonight, and
 * how last week went.
 */
export const reminderKinds = ['session', 'session_again', 'streak', 'week'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

export type Reminder = {
  /** When it is looked at next; null while there is no reason to. */
  readonly nextAt: Temporal.Instant | null;
  /** The last of the golfer's days on which it was sent, or asked for: there is no second one that day. */
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

/** Everything that decides about a golfer's reminders. */
export type ReminderFacts = {
  /** IANA, the golfer's own. */
  readonly timeZone: string;
  readonly preferences: Pick<
    NotificationPreferences,
    'sessionReminders' | 'weeklySummary' | 'weeklySummaryMail' | 'reminderTime'
  >;
  /** From last week on, the oldest first. */
  readonly openSessions: readonly OpenSession[];
  readonly pauses: readonly DateSpan[];
  readonly streak: Pick<Streak, 'current' | 'lastActiveDay' | 'breaksAfter'>;
};

/** Neither planned nor sent. */
export const noReminder: Reminder = { nextAt: null, lastDay: null };

const isPaused = (day: CalendarDate, pauses: readonly DateSpan[]) =>
  pauses.some(({ from, to }) => from <= day && day <= to);

/** The open sessions that count, which those on paused days do not. */
export const unpausedSessions = ({ openSessions, pauses }: ReminderFacts) =>
  openSessions.filter(({ scheduledDate }) => !isPaused(scheduledDate, pauses));
