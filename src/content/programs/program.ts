import type { Focus } from '#domain/drills/drill.ts';
import type { ExerciseTask } from '#domain/drills/task.ts';

/** One drill in a session. */
export type SessionExercise = {
  readonly id: string;
  readonly drillId: string;
  readonly minutes: number;
  /** Left out where the drill is done as it is. */
  readonly task?: ExerciseTask;
};

export type Session = {
  readonly id: string;
  /** 1 to 7, Monday to Sunday. */
  readonly dayNumber: number;
  readonly focus: Focus;
  /** The minutes of its exercises together. */
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
 * A program as it is shipped, without a word. Its id never changes and is never given to another
 * program. The ids of its weeks, sessions and exercises name places in it and key their words; every
 * version has rows of its own, so a new version may put something else there.
 */
export type Program = {
  readonly id: string;
  readonly difficulty: 'beginner' | 'intermediate' | 'advanced';
  readonly durationWeeks: number;
  readonly sessionsPerWeek: number;
  /** Of a full session; a lighter week stays below. */
  readonly minutesPerSession: number;
  /**
   * The handicap it leads toward, "-10.0" to "54.0", and the one it starts from. A program for any handicap
   * promises none: its target is 54.0, the highest there is, and it starts from none.
   */
  readonly targetHandicap: string;
  readonly fromHandicap: string | null;
  readonly color: 'blue' | 'green' | 'purple' | 'orange';
  readonly weeks: readonly Week[];
};
