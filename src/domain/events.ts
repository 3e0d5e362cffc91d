import type { CalendarDate } from './calendar-date.ts';
import type { Focus } from './drills/drill.ts';
import type { Holes, ScoreType } from './logbook/logbook.ts';
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
  /** A calendar week of a plan has no planned sessions left. */
  weekCompleted: {
    userId: string;
    enrollmentId: string;
    monday: CalendarDate;
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
  /** The golfer has accepted a friend request, or has sent one to a golfer who had already sent one. */
  friendRequestAccepted: { userId: string; friendId: string; friendshipId: string };
  /** Another golfer has accepted this golfer's friend request. */
  friendGained: { userId: string; friendshipId: string };
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
  commentWritten: { userId: string; activityId: string; commentId: string };
  /** The golfer has challenged a friend to a drill. */
  challengeSent: { userId: string; challengeId: string; friendId: string };
  /** The golfer has answered a friend's challenge with a result. */
  challengeAnswered: { userId: string; challengeId: string; challengerId: string };
  /**
   * An administrator has sent a broadcast, or enabled it again, so its remaining notifications have to be
   * delivered.
   */
  broadcastSent: { broadcastId: string };
  /** Notifications that the golfer's preferences allow were stored. Their texts are written when they are sent. */
  notified: { userId: string; notificationIds: readonly string[] };
};

export type EventName = keyof DomainEvents;
