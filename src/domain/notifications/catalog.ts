import type { CalendarDate } from '#domain/calendar-date.ts';
import type { Focus } from '#domain/drills/drill.ts';
import type { WeekSummary } from '#domain/reminders/due-reminders.ts';
import type { Milestone } from './milestones.ts';
import type { NotificationSwitch } from './preferences.ts';

/** What a notification is about, for its icon and badge. */
export type NotificationType =
  | 'achievement'
  | 'session_reminder'
  | 'program_milestone'
  | 'streak_alert'
  | 'admin_broadcast'
  | 'activity_kudos'
  | 'activity_comment'
  | 'other';

/**
 * Each kind of notification with the facts that its words are made of. Facts are stored and words are not,
 * so that notifications follow the golfer's language. An entry may gain optional facts, never lose one.
 */
export type NotificationFacts =
  | { readonly kind: 'achievements_unlocked'; readonly achievementIds: readonly string[] }
  | {
      readonly kind: 'weeks_finished';
      readonly enrollmentId: string;
      /** In the order in which they were finished. */
      readonly weeks: readonly { readonly monday: CalendarDate; readonly number: number }[];
      /** Sessions of these weeks. */
      readonly completed: number;
      readonly skipped: number;
    }
  | {
      readonly kind: 'milestone_reached';
      readonly enrollmentId: string;
      readonly percent: Milestone;
      /** Sessions, the skipped ones included. */
      readonly done: number;
      readonly total: number;
    }
  | { readonly kind: 'level_reached'; readonly level: number; readonly totalXp: number }
  | {
      readonly kind: 'session_due';
      readonly day: CalendarDate;
      readonly scheduledSessionId: string;
      readonly focus: Focus;
      readonly minutes: number;
      /** Other sessions of that day that are still open. */
      readonly more: number;
      /** Whether the golfer has postponed the first reminder. */
      readonly isAgain: boolean;
    }
  | {
      readonly kind: 'streak_at_risk';
      /** The day at whose end the run breaks. */
      readonly day: CalendarDate;
      /** Training days of the run. */
      readonly days: number;
      /** The session of that day; null when it is the long pause that breaks the run. */
      readonly scheduledSessionId: string | null;
    }
  | ({ readonly kind: 'week_ended' } & WeekSummary)
  | {
      readonly kind: 'friend_requested' | 'friend_gained';
      /** The other golfer. */
      readonly golferId: string;
      readonly name: string;
    };

type Kind = NotificationFacts['kind'];
type FactsOf<Name extends Kind> = Extract<NotificationFacts, { readonly kind: Name }>;

type Entry<Name extends Kind> = {
  readonly type: NotificationType;
  /** The preference that silences it. */
  readonly silencedBy: NotificationSwitch;
  /** The screen that shows what it is about. */
  readonly path: (facts: FactsOf<Name>) => string;
  /** What it is about, unique within the kind: a golfer is told once. */
  readonly source: (facts: FactsOf<Name>) => string;
};

const sessionPath = (id: string) => `/my-schedule/session/${id}`;

/** Every kind of notification. */
const catalog: { readonly [Name in Kind]: Entry<Name> } = {
  achievements_unlocked: {
    type: 'achievement',
    silencedBy: 'achievementNotifications',
    path: () => '/achievements',
    // An achievement is unlocked once and for good, so the first of several stands for all.
    source: ({ achievementIds }) => achievementIds[0] ?? '',
  },
  weeks_finished: {
    type: 'program_milestone',
    silencedBy: 'programMilestones',
    path: () => '/my-schedule',
    source: ({ enrollmentId, weeks }) => `${enrollmentId}:${weeks.at(-1)?.monday}`,
  },
  milestone_reached: {
    type: 'program_milestone',
    silencedBy: 'programMilestones',
    path: ({ percent }) => (percent === 100 ? '/progress' : '/my-schedule'),
    source: ({ enrollmentId, percent }) => `${enrollmentId}:${percent}`,
  },
  level_reached: {
    type: 'achievement',
    silencedBy: 'achievementNotifications',
    path: () => '/progress',
    source: ({ level }) => String(level),
  },
  session_due: {
    type: 'session_reminder',
    silencedBy: 'sessionReminders',
    path: ({ scheduledSessionId }) => sessionPath(scheduledSessionId),
    source: ({ day, isAgain }) => (isAgain ? `${day}:again` : day),
  },
  streak_at_risk: {
    type: 'streak_alert',
    silencedBy: 'sessionReminders',
    path: ({ scheduledSessionId: id }) => (id === null ? '/' : sessionPath(id)),
    source: ({ day }) => day,
  },
  week_ended: {
    type: 'other',
    silencedBy: 'weeklySummary',
    path: () => '/progress',
    source: ({ monday }) => monday,
  },
  friend_requested: {
    type: 'other',
    silencedBy: 'socialNotifications',
    path: () => '/social',
    source: ({ golferId }) => golferId,
  },
  friend_gained: {
    type: 'other',
    silencedBy: 'socialNotifications',
    path: () => '/social',
    source: ({ golferId }) => golferId,
  },
};

/** What the catalog says about a notification with these facts. */
export function describeKind(facts: NotificationFacts) {
  // The entry of a kind takes the facts of that kind, which the compiler cannot follow here.
  const { type, silencedBy, path, source } = catalog[facts.kind] as Entry<Kind>;
  return { type, silencedBy, path: path(facts), source: source(facts) };
}
