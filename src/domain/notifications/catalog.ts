import type { CalendarDate } from '#domain/calendar-date.ts';
import type { Outcome } from '#domain/challenges/challenge.ts';
import type { Focus } from '#domain/drills/drill.ts';
import type { FeedItemType } from '#domain/feed/feed-item.ts';
import type { WeekSummary } from '#domain/reminders/due-reminders.ts';
import type { Milestone } from './milestones.ts';
import type { NotificationSwitch } from './preferences.ts';

/** The subject of a notification, which determines its icon and badge. */
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
 * The kinds of notifications, each with its facts. Facts are stored instead of texts, so that notifications follow
 * the golfer's language. An entry may gain optional facts, but never lose one.
 */
export type NotificationFacts =
  | { readonly kind: 'achievements_unlocked'; readonly achievementIds: readonly string[] }
  | {
      readonly kind: 'weeks_finished';
      readonly enrollmentId: string;
      /** In the order in which they were completed. */
      readonly weeks: readonly { readonly monday: CalendarDate; readonly number: number }[];
      /** Sessions of these weeks. */
      readonly completed: number;
      readonly skipped: number;
    }
  | {
      readonly kind: 'milestone_reached';
      readonly enrollmentId: string;
      readonly percent: Milestone;
      /** Number of sessions, including skipped ones. */
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
      /** Number of other open sessions that day. */
      readonly more: number;
      /** Whether the golfer has postponed the first reminder. */
      readonly isAgain: boolean;
    }
  | {
      readonly kind: 'streak_at_risk';
      /** The day at the end of which the streak breaks. */
      readonly day: CalendarDate;
      /** Training days in the streak. */
      readonly days: number;
      /** The session of that day; null if the streak breaks because of a long pause. */
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
      /** The golfer who gave the kudos. */
      readonly golferId: string;
      readonly name: string;
      readonly activityId: string;
      readonly itemType: FeedItemType;
    }
  | {
      readonly kind: 'comment_received';
      /** The golfer who wrote the comment. */
      readonly golferId: string;
      readonly name: string;
      readonly activityId: string;
      readonly commentId: string;
      /** Whether the comment is a reply to this golfer's comment. */
      readonly isReply: boolean;
    }
  | {
      readonly kind: 'coach_note';
      readonly scheduledSessionId: string;
      /** The name of the coach that the golfer created the link for. */
      readonly coachName: string;
      /** The date in the golfer's time zone on which the note was written. */
      readonly day: CalendarDate;
    }
  | {
      readonly kind: 'challenge_received';
      /** The golfer who sent the challenge. */
      readonly golferId: string;
      readonly name: string;
      readonly challengeId: string;
      readonly focus: Focus;
      /** The score to beat. */
      readonly score: number;
    }
  | {
      readonly kind: 'challenge_answered';
      /** The golfer who answered the challenge. */
      readonly golferId: string;
      readonly name: string;
      readonly challengeId: string;
      readonly focus: Focus;
      readonly ownScore: number;
      /** The other golfer's score. */
      readonly score: number;
      /** The outcome for the golfer who reads this. */
      readonly outcome: Outcome;
    }
  | {
      /** The texts are those of the broadcast, in the language in which it was written. */
      readonly kind: 'admin_broadcast';
      readonly broadcastId: string;
    };

type Kind = NotificationFacts['kind'];

/** Facts by which notifications that are no longer true are found: those that contain all of them. */
export type WithdrawnFacts =
  | {
      readonly kind: Kind;
      readonly enrollmentId: string;
      readonly percent?: Milestone;
      readonly weeks?: readonly { readonly monday: CalendarDate }[];
    }
  | { readonly kind: 'achievements_unlocked'; readonly achievementIds: readonly [string] }
  | { readonly golferId: string; readonly kind?: Kind }
  | { readonly activityId: string; readonly golferId?: string }
  | { readonly kind: 'comment_received'; readonly commentId: string }
  | { readonly kind: 'coach_note'; readonly scheduledSessionId: string }
  | { readonly challengeId: string };

type FactsOf<Name extends Kind> = Extract<NotificationFacts, { readonly kind: Name }>;

type Entry<Name extends Kind> = {
  readonly type: NotificationType;
  /** The preference that turns it off. */
  readonly silencedBy: NotificationSwitch;
  /** The path of the screen about its subject. */
  readonly path: (facts: FactsOf<Name>) => string;
  /** The subject, unique within the kind, so that a golfer is notified only once. */
  readonly source: (facts: FactsOf<Name>) => string;
  /**
   * Notifications of one kind with the same key repeat each other: while they are unread, only the newest is
   * shown, for all of them. Kinds without a key are shown one by one.
   */
  readonly groupKey?: (facts: FactsOf<Name>, today: CalendarDate) => string;
  /**
   * True if the key instead combines what several golfers did: every notification is kept, so that it can be
   * withdrawn on its own, and they are shown as one that counts the golfers.
   */
  readonly gathersGolfers?: true;
};

const sessionPath = (id: string) => `/my-schedule/session/${id}`;

/** All kinds of notifications. */
const catalog: { readonly [Name in Kind]: Entry<Name> } = {
  achievements_unlocked: {
    type: 'achievement',
    silencedBy: 'achievementNotifications',
    path: () => '/achievements',
    // An achievement is unlocked only once, so the first of several identifies them all.
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
    // A reminder for an earlier day is no longer useful.
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
    path: ({ activityId }) => `/social?activity=${activityId}`,
    source: ({ activityId, golferId }) => `${activityId}:${golferId}`,
    groupKey: ({ activityId }) => activityId,
    gathersGolfers: true,
  },
  comment_received: {
    type: 'activity_comment',
    silencedBy: 'socialNotifications',
    path: ({ activityId, commentId }) => `/social?activity=${activityId}&comment=${commentId}`,
    source: ({ commentId }) => commentId,
    groupKey: ({ activityId, isReply }) => `${activityId}:${isReply ? 'replies' : 'comments'}`,
    gathersGolfers: true,
  },
  coach_note: {
    type: 'other',
    silencedBy: 'socialNotifications',
    path: ({ scheduledSessionId }) => sessionPath(scheduledSessionId),
    // At most once a day, even if the coach changes the note more often.
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

// The entry of a kind takes the facts of that kind, but the compiler cannot see this here.
const entryOf = ({ kind }: NotificationFacts) => catalog[kind] as Entry<Kind>;

/** Returns the catalog's data about a notification with these facts. */
export function describeKind(facts: NotificationFacts) {
  const { type, silencedBy, path, source, gathersGolfers = false } = entryOf(facts);
  return { type, silencedBy, path: path(facts), source: source(facts), gathersGolfers };
}

/**
 * Returns the group of a notification that is created today, unique across kinds; null if it is shown on its own.
 * @param today the golfer's date
 */
export function groupKeyOf(facts: NotificationFacts, today: CalendarDate): string | null {
  const key = entryOf(facts).groupKey?.(facts, today);
  return key === undefined ? null : `${facts.kind}:${key}`;
}
