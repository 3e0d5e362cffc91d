import type { CalendarDate } from '#domain/calendar-date.ts';
import type { Focus } from '#domain/drills/drill.ts';
import type { HandicapRecord } from '#domain/handicap/handicap.ts';
import type { ScoreType } from '#domain/logbook/logbook.ts';
import type { Totals } from '#domain/progress/stats.ts';
import type { SessionStatus } from '#domain/training/session-status.ts';

/** A session of any of the golfer's plans. The last three fields are null unless it is completed. */
export type PastSession = {
  readonly enrollmentId: string;
  readonly scheduledDate: CalendarDate;
  readonly status: SessionStatus;
  readonly focus: Focus;
  /** 1 to 5. */
  readonly rating: number | null;
  /** The date in the golfer's time zone, and the instant in ISO 8601. */
  readonly completedOn: CalendarDate | null;
  readonly completedAt: string | null;
};

export type PastEnrollment = {
  readonly id: string;
  readonly sessionsPerWeek: number;
  readonly isCompleted: boolean;
};

export type PastRound = {
  readonly date: CalendarDate;
  readonly holes: number;
  readonly scoreType: ScoreType;
  readonly totalScore: number;
  readonly coursePar: number | null;
};

/** Everything that achievements are measured by. */
export type History = {
  readonly timeZone: string;
  readonly totals: Totals;
  readonly sessions: readonly PastSession[];
  readonly enrollments: readonly PastEnrollment[];
  /** Practice and rounds that were entered in time to earn XP. */
  readonly practiceDays: readonly CalendarDate[];
  readonly rounds: readonly PastRound[];
  /** Minutes of the other practice, which `totals` include. */
  readonly lateMinutes: number;
  readonly handicaps: readonly HandicapRecord[];
  /** -10.0 to 54.0, or null while unknown. */
  readonly currentHandicap: number | null;
  readonly goalHandicap: number | null;
};
