import type { Focus } from '#domain/drills/drill.ts';

/** The values of the form for an exercise in a session, as typed. */
export type ExerciseValues = {
  type: Focus | null;
  exerciseId: string;
  order: string;
  duration: string;
  notes: string;
  /** Empty for the exercise's default number of attempts. */
  attempts: string;
  variant: string;
  isCounted: boolean;
};
