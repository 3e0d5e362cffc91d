import type { SessionExercise } from '#contract/programs.ts';

export type ScoredExercise = {
  readonly exercise: Pick<SessionExercise, 'exerciseId' | 'name' | 'series'>;
  readonly scoring: NonNullable<SessionExercise['scoring']>;
};
