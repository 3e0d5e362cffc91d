import type { Focus } from '#domain/drills/drill.ts';

/** What the form of an exercise in a session holds, as it is typed. */
export type ExerciseValues = {
  type: Focus | null;
  exerciseId: string;
  order: string;
  duration: string;
  notes: string;
  /** Empty for as many as the exercise has by itself. */
  attempts: string;
  variant: string;
  isCounted: boolean;
};
