import type { CalendarDate } from './calendar-date.ts';
import type { Focus } from './drills/drill.ts';
import type { PauseReason } from './training/pause.ts';

/** The dates of a plan have changed. */
type DatesChanged = { userId: string; enrollmentId: string; today: CalendarDate };

/**
 * What has happened to a golfer: facts, in the past tense. Whoever makes one true records it in the
 * same transaction; other features answer in their reactions.
 */
export type DomainEvents = {
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
    focus: Focus;
    minutes: number;
    rating: number;
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
    /** Minutes of the withdrawn completion; null when the session had been skipped. */
    minutes: number | null;
    today: CalendarDate;
  };
  programCompleted: { userId: string; enrollmentId: string; today: CalendarDate };
  programReopened: { userId: string; enrollmentId: string; today: CalendarDate };
  /** A handicap was told, by dialog or profile; it may be the one that was known already. */
  handicapChanged: {
    userId: string;
    handicap: string;
    notes: string | null;
    at: string;
    today: CalendarDate;
  };
  sessionMoved: DatesChanged & { scheduledSessionId: string; from: CalendarDate; to: CalendarDate };
  programRescheduled: DatesChanged;
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
    holes: 9 | 18;
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
  achievementUnlocked: {
    userId: string;
    achievementId: string;
    xp: number;
    today: CalendarDate;
  };
};

export type EventName = keyof DomainEvents;
