import type { Holes } from './activities/activities.ts';
import type { CalendarDate } from './calendar-date.ts';
import type { Outcome } from './challenges/challenge.ts';
import type { Focus } from './drills/drill.ts';
import type { FeedItemType } from './feed/feed-item.ts';
import type { WeekSummary } from './reminders/due-reminders.ts';
import type { PauseReason } from './training/pause.ts';

/** The dates of a plan have changed. */
type DatesChanged = { userId: string; enrollmentId: string; today: CalendarDate };

/** How a program ended: how many of its sessions were completed, and how many skipped. */
type ProgramEnd = {
  userId: string;
  enrollmentId: string;
  completed: number;
  skipped: number;
  today: CalendarDate;
};

/**
 * What has happened to a golfer: facts, in the past tense. Whoever makes one true records it in the
 * same transaction; other features answer in their reactions.
 */
export type DomainEvents = {
  /** Where mail is configured, once the owner has proved the address. */
  accountCreated: { userId: string };
  /**
   * A history was written at once, from the export of another installation. It happened long ago: nothing
   * is earned or told for it again. Zone and day are those of the imported profile.
   */
  accountImported: { userId: string; timeZone: string; today: CalendarDate };
  enrolled: {
    userId: string;
    enrollmentId: string;
    programId: string;
    today: CalendarDate;
  };
  sessionCompleted: {
    userId: string;
    enrollmentId: string;
    scheduledSessionId: string;
    scheduledDate: CalendarDate;
    focus: Focus;
    minutes: number;
    /** 1 to 5. */
    rating: number;
    /** What was counted, by drill, where a session asked what the drill asks by itself. */
    scores: readonly { exerciseId: string; score: number }[];
    today: CalendarDate;
    /** ISO 8601, the moment that the database keeps. */
    at: string;
  };
  sessionSkipped: {
    userId: string;
    enrollmentId: string;
    scheduledSessionId: string;
    today: CalendarDate;
    at: string;
  };
  sessionReopened: {
    userId: string;
    enrollmentId: string;
    scheduledSessionId: string;
    scheduledDate: CalendarDate;
    focus: Focus;
    /** What was withdrawn; null when the session had been skipped. */
    completion: { minutes: number; rating: number; at: string; on: CalendarDate } | null;
    today: CalendarDate;
  };
  /** More or fewer of a plan's sessions are completed or skipped than before. */
  planProgressed: {
    userId: string;
    enrollmentId: string;
    /** Completed and skipped sessions, before and now. */
    before: number;
    done: number;
    total: number;
    today: CalendarDate;
  };
  /** Nothing is planned any more in a calendar week of a plan. */
  weekCompleted: {
    userId: string;
    enrollmentId: string;
    monday: CalendarDate;
    /** Calendar weeks of the plan are counted from 1. */
    weekNumber: number;
    /** Its sessions. */
    completed: number;
    skipped: number;
    /** Everything was done by Sunday and nothing skipped. */
    isPerfect: boolean;
    today: CalendarDate;
  };
  programCompleted: ProgramEnd & { programId: string };
  /** The counts are those of its end. */
  programReopened: ProgramEnd;
  /** The golfer has saved the profile form; what was left out of it is undefined. */
  profileSaved: {
    userId: string;
    currentHandicap: string | null | undefined;
    goalHandicap: string | null | undefined;
    timeZone: string | undefined;
  };
  notificationPreferencesSaved: { userId: string };
  /** The current handicap is another one, or the same one was confirmed by the monthly update. */
  handicapChanged: {
    userId: string;
    from: string | null;
    to: string;
    at: string;
    today: CalendarDate;
  };
  sessionMoved: DatesChanged & { scheduledSessionId: string; from: CalendarDate; to: CalendarDate };
  programRescheduled: DatesChanged & {
    /** Mondays of the weeks in which something is completed and something planned now. */
    halfDoneWeeks: readonly CalendarDate[];
  };
  programPaused: DatesChanged & { from: CalendarDate; to: CalendarDate; reason: PauseReason };
  programResumed: DatesChanged;
  programAbandoned: DatesChanged & { programId: string };
  practiceLogged: {
    userId: string;
    practiceId: string;
    minutes: number;
    /** The day it was done, today or earlier. */
    sessionDate: CalendarDate;
    /** The day it was written down: before its own day when it was booked ahead. */
    loggedOn: CalendarDate;
    today: CalendarDate;
  };
  roundLogged: {
    userId: string;
    roundId: string;
    holes: Holes;
    roundType: 'free_round' | 'match';
    scoreType: 'strokeplay' | 'stableford';
    totalScore: number;
    coursePar: number | null;
    /** The day it was played, today or earlier. */
    sessionDate: CalendarDate;
    /** The day it was written down: before its own day when it was booked ahead. */
    loggedOn: CalendarDate;
    today: CalendarDate;
  };
  /** It is time to remind the golfer of today's session, for the first time or as asked for. */
  sessionDue: {
    userId: string;
    scheduledSessionId: string;
    focus: Focus;
    minutes: number;
    /** Other open sessions of today. */
    more: number;
    isAgain: boolean;
    today: CalendarDate;
  };
  /** It is evening, and the current run breaks tonight. */
  streakAtRisk: {
    userId: string;
    days: number;
    /** Today's open session; null when it is the long pause that breaks the run. */
    scheduledSessionId: string | null;
    today: CalendarDate;
  };
  /** It is Monday morning, and something was planned or trained in the week before. */
  weekEnded: { userId: string; week: WeekSummary; today: CalendarDate };
  /** The current streak has grown to a length that is worth a word. */
  streakReached: { userId: string; days: number; today: CalendarDate };
  achievementUnlocked: {
    userId: string;
    achievementId: string;
    xp: number;
    today: CalendarDate;
  };
  /** The golfer has asked somebody to become a friend, who has not asked before. */
  friendRequested: { userId: string; addresseeId: string };
  /** A request waits for this golfer's answer. `name` is the requester's, as the golfer sees it. */
  friendRequestReceived: { userId: string; requesterId: string; name: string };
  /** The golfer has accepted a request, or has asked somebody who had asked before. */
  friendRequestAccepted: { userId: string; friendId: string };
  /** Somebody has accepted the golfer's request. */
  friendGained: { userId: string; friendId: string; name: string };
  friendRequestDeclined: { userId: string; requesterId: string };
  /** What there was between the two is over, whichever of them ended it: a friendship or a request. */
  friendshipEnded: { userId: string; otherId: string };
  /** What the golfer shows to others, from now on. */
  privacySaved: {
    userId: string;
    showProgressToFriends: boolean;
    showHandicapPublicly: boolean;
    allowFriendRequests: boolean;
    showInLeaderboards: boolean;
  };
  /** The golfer has given kudos for somebody else's item of the feed. */
  kudosGiven: { userId: string; activityId: string; ownerId: string };
  kudosTakenBack: { userId: string; activityId: string; ownerId: string };
  /** Somebody has given kudos for the golfer's item. */
  kudosReceived: {
    userId: string;
    golferId: string;
    name: string;
    activityId: string;
    itemType: FeedItemType;
  };
  commentWritten: { userId: string; activityId: string; commentId: string };
  /** Somebody has commented on the golfer's item, or replied to the golfer's comment. */
  commentReceived: {
    userId: string;
    golferId: string;
    name: string;
    activityId: string;
    commentId: string;
    isReply: boolean;
  };
  /** Comments are gone, with the replies to them; `golferIds` may have been told of them. */
  commentsDeleted: {
    userId: string;
    commentIds: readonly string[];
    golferIds: readonly string[];
  };
  /** An item is gone, with its kudos and comments; `golferIds` may have been told of these. */
  feedItemWithdrawn: { userId: string; activityId: string; golferIds: readonly string[] };
  /** A coach has written the note on a session, or has changed it. */
  coachNoteWritten: {
    userId: string;
    scheduledSessionId: string;
    /** Whom the golfer made the link for. */
    coachName: string;
    today: CalendarDate;
  };
  coachNoteDeleted: { userId: string; scheduledSessionId: string };
  /** The golfer has challenged a friend in a drill. */
  challengeSent: { userId: string; challengeId: string; friendId: string };
  /** A friend has challenged the golfer with this score. */
  challengeReceived: {
    userId: string;
    golferId: string;
    name: string;
    challengeId: string;
    focus: Focus;
    score: number;
  };
  /** The golfer has answered a friend's challenge with a result. */
  challengeAnswered: { userId: string; challengeId: string; challengerId: string };
  /** A friend has answered the golfer's challenge; the outcome is the golfer's. */
  challengeAnswerReceived: {
    userId: string;
    golferId: string;
    name: string;
    challengeId: string;
    focus: Focus;
    ownScore: number;
    score: number;
    outcome: Outcome;
  };
  /** The golfer does without a friend's challenge. */
  challengeDeclined: { userId: string; challengeId: string };
  /** The session with the golfer's answer was reopened, so the challenge waits again. */
  challengeAnswerWithdrawn: { userId: string; challengeId: string; challengerId: string };
  /** The golfer's challenge is gone, with its answer if it had one. */
  challengeWithdrawn: { userId: string; challengeId: string; friendId: string };
  /** An administrator has sent a broadcast, or turned it on again: what is left of it is to be delivered. */
  broadcastSent: { broadcastId: string };
  /** Notifications were written that the preferences allow. Their words are made when they are sent. */
  notified: { userId: string; notificationIds: readonly string[] };
};

export type EventName = keyof DomainEvents;
