import type { CalendarDate } from '#domain/calendar-date.ts';
import type { Outcome } from '#domain/challenges/challenge.ts';
import type { Focus } from '#domain/drills/drill.ts';
import type { FeedItemType } from '#domain/feed/feed-item.ts';
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
    }
  | {
      readonly kind: 'kudos_received';
      /** Who gave them. */
      readonly golferId: string;
      readonly name: string;
      readonly activityId: string;
      readonly itemType: FeedItemType;
    }
  | {
      readonly kind: 'comment_received';
      /** Who wrote it. */
      readonly golferId: string;
      readonly name: string;
      readonly activityId: string;
      readonly commentId: string;
      /** Whether it replies to a comment of this golfer. */
      readonly isReply: boolean;
    }
  | {
      readonly kind: 'coach_note';
      readonly scheduledSessionId: string;
      /** Whom the golfer made the link for. */
      readonly coachName: string;
      /** The golfer's day on which it was written. */
      readonly day: CalendarDate;
    }
  | {
      readonly kind: 'challenge_received';
      /** Who has sent it. */
      readonly golferId: string;
      readonly name: string;
      readonly challengeId: string;
      readonly focus: Focus;
      /** The score to beat. */
      readonly score: number;
    }
  | {
      readonly kind: 'challenge_answered';
      /** Who has answered it. */
      readonly golferId: string;
      readonly name: string;
      readonly challengeId: string;
      readonly focus: Focus;
      readonly ownScore: number;
      /** The other golfer's. */
      readonly score: number;
      /** How the golfer who reads this did. */
      readonly outcome: Outcome;
    }
  | {
      /** Its words are those of the broadcast, in whichever language it was written. */
      readonly kind: 'admin_broadcast';
      readonly broadcastId: string;
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
  /**
   * Notifications of a kind with the same key repeat each other: while they are unread, the newest is shown
   * for all of them. Kinds without a key are shown one by one.
   */
  readonly groupKey?: (facts: FactsOf<Name>, today: CalendarDate) => string;
  /**
   * Whether the key gathers what several golfers did instead: each notification stays as it is, so that one
   * can be withdrawn, and they are shown as one that counts their golfers.
   */
  readonly gathersGolfers?: true;
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
    groupKey: (_, today) => today,
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
    // A reminder of an earlier day is of no use anymore.
    groupKey: () => 'all',
  },
  streak_at_risk: {
    type: 'streak_alert',
    silencedBy: 'sessionReminders',
    path: ({ scheduledSessionId: id }) => (id === null ? '/' : sessionPath(id)),
    source: ({ day }) => day,
    groupKey: () => 'all',
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
  kudos_received: {
    type: 'activity_kudos',
    silencedBy: 'socialNotifications',
    path: () => '/social',
    source: ({ activityId, golferId }) => `${activityId}:${golferId}`,
    groupKey: ({ activityId }) => activityId,
    gathersGolfers: true,
  },
  comment_received: {
    type: 'activity_comment',
    silencedBy: 'socialNotifications',
    path: () => '/social',
    source: ({ commentId }) => commentId,
    groupKey: ({ activityId, isReply }) => `${activityId}:${isReply ? 'replies' : 'comments'}`,
    gathersGolfers: true,
  },
  coach_note: {
    type: 'other',
    silencedBy: 'socialNotifications',
    path: ({ scheduledSessionId }) => sessionPath(scheduledSessionId),
    // Once a day, however often the coach rewords it.
    source: ({ scheduledSessionId, day }) => `${scheduledSessionId}:${day}`,
  },
  challenge_received: {
    type: 'other',
    silencedBy: 'socialNotifications',
    path: () => '/social?tab=friends',
    source: ({ challengeId }) => challengeId,
  },
  challenge_answered: {
    type: 'other',
    silencedBy: 'socialNotifications',
    path: () => '/social?tab=friends',
    source: ({ challengeId }) => challengeId,
  },
  admin_broadcast: {
    type: 'admin_broadcast',
    silencedBy: 'adminBroadcasts',
    path: () => '/notifications',
    source: ({ broadcastId }) => broadcastId,
  },
};

// The entry of a kind takes the facts of that kind, which the compiler cannot follow here.
const entryOf = ({ kind }: NotificationFacts) => catalog[kind] as Entry<Kind>;

/** What the catalog says about a notification with these facts. */
export function describeKind(facts: NotificationFacts) {
  const { type, silencedBy, path, source, gathersGolfers = false } = entryOf(facts);
  return { type, silencedBy, path: path(facts), source: source(facts), gathersGolfers };
}

/**
 * The group of a notification that is written today, unique across kinds; null when it is shown by itself.
 * @param today the golfer's date
 */
export function groupKeyOf(facts: NotificationFacts, today: CalendarDate): string | null {
  const key = entryOf(facts).groupKey?.(facts, today);
  return key === undefined ? null : `${facts.kind}:${key}`;
}
