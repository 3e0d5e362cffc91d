import type { Focus } from '#domain/drills/drill.ts';
import type { ExerciseTask } from '#domain/drills/task.ts';

/** One drill in a session. */
export type SessionExercise = {
  readonly id: string;
  readonly drillId: string;
  readonly minutes: number;
  /** Left out when the drill is done without changes. */
  readonly task?: ExerciseTask;
};

export type Session = {
  readonly id: string;
  /** 1 to 7, Monday to Sunday. */
  readonly dayNumber: number;
  readonly focus: Focus;
  /** The sum of its exercises' minutes. */
  readonly totalDuration: number;
  readonly exercises: readonly SessionExercise[];
};

export type Week = {
  readonly id: string;
  readonly weekNumber: number;
  readonly focus: Focus;
  readonly sessions: readonly Session[];
};

/**
 * A program as it is shipped, without any words. Its id never changes and is never reused for another program. The
 * ids of its weeks, sessions and exercises identify places in the program and are the keys of their words. Every
 * version has its own rows, so a new version may put something else in the same place.
 */
export type Program = {
  readonly id: string;
  readonly difficulty: 'beginner' | 'intermediate' | 'advanced';
  readonly durationWeeks: number;
  readonly sessionsPerWeek: number;
  /** Minutes of a full session; a lighter week has shorter ones. */
  readonly minutesPerSession: number;
  /**
   * The handicap that the program leads to, "-10.0" to "54.0", and the one that it starts from. A program for any
   * handicap promises none: its target is 54.0, the highest possible, and its start is null.
   */
  readonly targetHandicap: string;
  readonly fromHandicap: string | null;
  readonly color: 'blue' | 'green' | 'purple' | 'orange';
  readonly weeks: readonly Week[];
};
