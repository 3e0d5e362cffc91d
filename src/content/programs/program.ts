import type { Focus } from '#domain/drills/drill.ts';

/** One drill in a session. */
export type SessionExercise = {
  readonly id: string;
  readonly drillId: string;
  readonly minutes: number;
  /** What is asked of the drill this time; distances as `{m:1.5}`. */
  readonly notes?: string;
};

export type Session = {
  readonly id: string;
  /** 1 to 7, Monday to Sunday. */
  readonly dayNumber: number;
  readonly title: string;
  readonly description: string;
  readonly focus: Focus;
  /** The minutes of its exercises together. */
  readonly totalDuration: number;
  readonly exercises: readonly SessionExercise[];
};

export type Week = {
  readonly id: string;
  readonly weekNumber: number;
  readonly title: string;
  readonly focus: Focus;
  readonly description: string;
  readonly sessions: readonly Session[];
};

/**
 * A program as it is shipped. Its ids, those of its weeks, sessions and exercises never change and
 * are never given to something else: plans and completions point to them.
 */
export type Program = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly difficulty: 'beginner' | 'intermediate' | 'advanced';
  readonly durationWeeks: number;
  readonly sessionsPerWeek: number;
  /** Of a full session; a lighter week stays below. */
  readonly minutesPerSession: number;
  /** The handicap it leads toward and the one it starts from, "-10.0" to "54.0". */
  readonly targetHandicap: string;
  readonly fromHandicap: string;
  readonly color: 'blue' | 'green' | 'purple' | 'orange';
  readonly weeks: readonly Week[];
};
