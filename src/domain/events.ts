import type { CalendarDate } from './calendar-date.ts';
import type { Focus } from './drills/drill.ts';
import type { Placement } from './training/plan-change.ts';
import type { PauseReason } from './training/pause.ts';
import type { ScheduleEntry } from './training/schedule.ts';

/** The dates of a plan have changed. */
type PlanChange = {
  userId: string;
  enrollmentId: string;
  placements: readonly Placement[];
  today: CalendarDate;
};

/**
 * What can happen to a golfer. A route records it in the transaction that makes it true; every
 * feature may answer in that same transaction.
 */
export type Happenings = {
  enrolled: {
    userId: string;
    enrollmentId: string;
    programId: string;
    schedule: readonly ScheduleEntry[];
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
  /** `placements` are all sessions that stand differently now, here and in the events that follow. */
  sessionMoved: PlanChange & {
    scheduledSessionId: string;
    from: CalendarDate;
    to: CalendarDate;
  };
  planRelaid: PlanChange;
  planPaused: PlanChange & { from: CalendarDate; to: CalendarDate; reason: PauseReason };
  pauseEnded: PlanChange;
  planAbandoned: { userId: string; enrollmentId: string; programId: string; today: CalendarDate };
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

export type EventName = keyof Happenings;
