import type { CalendarDate } from './calendar-date.ts';
import type { Focus } from './drills/drill.ts';
import type { ScheduleEntry } from './scheduling/schedule.ts';

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
  };
  sessionCompleted: {
    userId: string;
    enrollmentId: string;
    scheduledSessionId: string;
    focus: Focus;
    minutes: number;
    rating: number;
    today: CalendarDate;
  };
  sessionSkipped: {
    userId: string;
    enrollmentId: string;
    scheduledSessionId: string;
    today: CalendarDate;
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
  achievementUnlocked: {
    userId: string;
    achievementId: string;
    xp: number;
    today: CalendarDate;
  };
  handicapChanged: { userId: string; handicap: string; notes: string | null; at: string };
};

export type EventName = keyof Happenings;
