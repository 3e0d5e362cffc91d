import type { SessionExercise } from '#contract/programs.ts';

export type Scoring = NonNullable<SessionExercise['scoring']>;

/** The props shared by all scoring buttons. */
export type KeysProps = {
  readonly scoring: Scoring;
  readonly attempts: readonly number[];
  /** True while keyboard input belongs to something else. */
  readonly paused: boolean;
  readonly onAttempt: (attempt: number) => void;
};
