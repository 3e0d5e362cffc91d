import type { Holes, ScoreType } from './activities/activities.ts';
import type { CalendarDate } from './calendar-date.ts';
import type { Outcome } from './challenges/challenge.ts';
import type { Focus } from './drills/drill.ts';
import type { FeedItemType } from './feed/feed-item.ts';
import type { Counts } from './progress/what-counts.ts';
import type { WeekSummary } from './reminders/due-reminders.ts';
import type { PauseReason } from './training/pause.ts';

/** The dates of a plan have changed. */
type DatesChanged = { userId: string; enrollmentId: string; today: CalendarDate };

/** The end of a program, with its numbers of completed and skipped sessions. */
type ProgramEnd = {
  userId: string;
  enrollmentId: string;
  completed: number;
  skipped: number;
  today: CalendarDate;
};

/**
 * Events that have happened to a golfer, named in the past tense. The feature that causes an event records it in
 * the same transaction; other features respond to it in their reactions.
 */
export type DomainEvents = {
  /** If email is configured, recorded only after the owner has verified the address. */
  accountCreated: { userId: string };
  /**
   * A golfer's history was imported at once from another installation's export. It happened long ago, so it earns
   * nothing and sends no notifications again. Time zone and date are those of the imported profile.
   */
  accountImported: { userId: string; timeZone: string; today: CalendarDate };
  /** The achievements of an import that its history confirms, with the XP that each of them pays. */
  achievementsImported: {
    userId: string;
    unlocked: readonly { achievementId: string; xp: number; unlockedOn: CalendarDate }[];
  };
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
    /** Scores by drill, from drills that the session used without changes. */
    scores: readonly { exerciseId: string; score: number }[];
    today: CalendarDate;
    /** ISO 8601; the same instant as in the database. */
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
    /** The withdrawn completion; null if the session had been skipped. */
    completion: {
      minutes: number;
      rating: number;
      at: string;
      on: CalendarDate;
      counts: Counts;
    } | null;
    today: CalendarDate;
  };
  /** The number of completed or skipped sessions in a plan has changed. */
  planProgressed: {
    userId: string;
    enrollmentId: string;
    /** Number of completed and skipped sessions before and after the change. */
    before: number;
    done: number;
    total: number;
    today: CalendarDate;
  };
  /** A calendar week of a plan has no planned sessions left. */
  weekCompleted: {
    userId: string;
    enrollmentId: string;
    monday: CalendarDate;
    /** Calendar week of the plan, counted from 1. */
    weekNumber: number;
    /** Sessions of the week. */
    completed: number;
    skipped: number;
    /** Everything was completed by Sunday and nothing was skipped. */
    isPerfect: boolean;
    today: CalendarDate;
  };
  programCompleted: ProgramEnd & { programId: string };
  /** The counts are those from the program's end. */
  programReopened: ProgramEnd;
  /** The golfer has saved the profile form. Fields that were not sent are undefined. */
  profileSaved: {
    userId: string;
    currentHandicap: string | null | undefined;
    goalHandicap: string | null | undefined;
    timeZone: string | undefined;
  };
  notificationPreferencesSaved: { userId: string };
  /** The current handicap has changed, or the monthly update has confirmed it. */
  handicapChanged: {
    userId: string;
    from: string | null;
    to: string;
    at: string;
    today: CalendarDate;
  };
  sessionMoved: DatesChanged & { scheduledSessionId: string; from: CalendarDate; to: CalendarDate };
  programRescheduled: DatesChanged & {
    /** Mondays of the weeks that now have both a completed and a planned session. */
    halfDoneWeeks: readonly CalendarDate[];
  };
  programPaused: DatesChanged & { from: CalendarDate; to: CalendarDate; reason: PauseReason };
  programResumed: DatesChanged;
  programAbandoned: DatesChanged & { programId: string };
  practiceLogged: {
    userId: string;
    practiceId: string;
    minutes: number;
    /** The date of the practice, today or earlier. */
    sessionDate: CalendarDate;
    /** The date it was logged, which is before `sessionDate` if it was booked ahead. */
    loggedOn: CalendarDate;
    counts: Counts;
    today: CalendarDate;
  };
  roundLogged: {
    userId: string;
    roundId: string;
    holes: Holes;
    roundType: 'free_round' | 'match';
    scoreType: ScoreType;
    totalScore: number;
    coursePar: number | null;
    /** The date of the round, today or earlier. */
    sessionDate: CalendarDate;
    /** The date it was logged, which is before `sessionDate` if it was booked ahead. */
    loggedOn: CalendarDate;
    counts: Counts;
    today: CalendarDate;
  };
  /** Counted practice was deleted. When it is only changed, it is logged again in the same change. */
  practiceDeleted: { userId: string; practiceId: string; minutes: number; counts: Counts };
  /** A counted round was deleted. When it is only changed, it is logged again in the same change. */
  roundDeleted: { userId: string; roundId: string; sessionDate: CalendarDate; counts: Counts };
  /** It is time to remind the golfer of today's session, either for the first time or again after postponing. */
  sessionDue: {
    userId: string;
    scheduledSessionId: string;
    focus: Focus;
    minutes: number;
    /** Number of other open sessions today. */
    more: number;
    isAgain: boolean;
    today: CalendarDate;
  };
  /** It is evening, and the current streak breaks tonight. */
  streakAtRisk: {
    userId: string;
    days: number;
    /** Today's open session; null if the streak breaks because of a long pause. */
    scheduledSessionId: string | null;
    today: CalendarDate;
  };
  /** It is Monday morning, and there was a planned session or training in the week before. */
  weekEnded: { userId: string; week: WeekSummary; today: CalendarDate };
  /** The current streak has reached a milestone. */
  streakReached: { userId: string; days: number; today: CalendarDate };
  achievementUnlocked: {
    userId: string;
    achievementId: string;
    xp: number;
    today: CalendarDate;
  };
  /** An achievement was taken back, because the handicap that unlocked it was corrected. */
  achievementWithdrawn: { userId: string; achievementId: string };
  /** The golfer has sent a friend request to another golfer, who had not sent one before. */
  friendRequested: { userId: string; addresseeId: string };
  /** The golfer has received a friend request. `name` is the requester's name as the golfer sees it. */
  friendRequestReceived: { userId: string; requesterId: string; name: string };
  /** The golfer has accepted a friend request, or has sent one to a golfer who had already sent one. */
  friendRequestAccepted: { userId: string; friendId: string; friendshipId: string };
  /** Another golfer has accepted this golfer's friend request. */
  friendGained: { userId: string; friendId: string; friendshipId: string; name: string };
  friendRequestDeclined: { userId: string; requesterId: string };
  /** A friendship or a friend request has ended, whichever of the two golfers ended it. */
  friendshipEnded: { userId: string; otherId: string };
  /** The privacy settings have been saved and apply from now on. */
  privacySaved: {
    userId: string;
    showProgressToFriends: boolean;
    showHandicapPublicly: boolean;
    allowFriendRequests: boolean;
    showInLeaderboards: boolean;
  };
  /** The golfer has given kudos to another golfer's feed item. */
  kudosGiven: { userId: string; activityId: string; ownerId: string };
  kudosTakenBack: { userId: string; activityId: string; ownerId: string };
  /** Another golfer has given kudos to this golfer's feed item. */
  kudosReceived: {
    userId: string;
    golferId: string;
    name: string;
    activityId: string;
    itemType: FeedItemType;
  };
  commentWritten: { userId: string; activityId: string; commentId: string };
  /** Another golfer has commented on this golfer's feed item, or replied to this golfer's comment. */
  commentReceived: {
    userId: string;
    golferId: string;
    name: string;
    activityId: string;
    commentId: string;
    isReply: boolean;
  };
  /** Comments were deleted, with their replies. The golfers in `golferIds` may have notifications about them. */
  commentsDeleted: {
    userId: string;
    commentIds: readonly string[];
    golferIds: readonly string[];
  };
  /** A feed item was removed, with its kudos and comments. `golferIds` may have notifications about those. */
  feedItemWithdrawn: { userId: string; activityId: string; golferIds: readonly string[] };
  /** A coach has written or changed the note on a session. */
  coachNoteWritten: {
    userId: string;
    scheduledSessionId: string;
    /** The name of the coach that the golfer created the link for. */
    coachName: string;
    today: CalendarDate;
  };
  coachNoteDeleted: { userId: string; scheduledSessionId: string };
  /** The golfer has challenged a friend to a drill. */
  challengeSent: { userId: string; challengeId: string; friendId: string };
  /** A friend has challenged this golfer with this score. */
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
  /** A friend has answered this golfer's challenge. The outcome is this golfer's. */
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
  /** The golfer has declined a friend's challenge. */
  challengeDeclined: { userId: string; challengeId: string };
  /** The session with the golfer's answer was reopened, so the challenge is open again. */
  challengeAnswerWithdrawn: { userId: string; challengeId: string; challengerId: string };
  /** The golfer's challenge was withdrawn, with its answer if it had one. */
  challengeWithdrawn: { userId: string; challengeId: string; friendId: string };
  /**
   * An administrator has sent a broadcast, or enabled it again, so its remaining notifications have to be
   * delivered.
   */
  broadcastSent: { broadcastId: string };
  /** Notifications that the golfer's preferences allow were stored. Their texts are written when they are sent. */
  notified: { userId: string; notificationIds: readonly string[] };
};

export type EventName = keyof DomainEvents;
