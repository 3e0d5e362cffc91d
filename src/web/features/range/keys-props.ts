import type { SessionExercise } from '#contract/programs.ts';

export type Scoring = NonNullable<SessionExercise['scoring']>;

/** What the keys of every shape have to do with. */
export type KeysProps = {
  readonly scoring: Scoring;
  readonly attempts: readonly number[];
  /** True while keys of a keyboard are for something else. */
  readonly paused: boolean;
  readonly onAttempt: (attempt: number) => void;
};
