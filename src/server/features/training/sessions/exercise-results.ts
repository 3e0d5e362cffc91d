import type { FieldFault } from '#contract/errors.ts';
import { checkScore, mostCounted, toStep } from '#domain/drills/drill.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { ExerciseResult } from './completion-queries.ts';
import type { ExerciseToScore } from './exercise-queries.ts';

type Told = {
  readonly completedExercises: readonly string[];
  readonly scores?: readonly { readonly exerciseId: string; readonly score: number }[] | undefined;
};

/**
 * What a golfer did in a session, one result an exercise. An exercise is named by its place in the
 * session or by its drill; a drill stands in a session once. A scored exercise has been done.
 * @throws AppError invalid_input for an exercise of another session, a score where none is counted,
 *   and a score that cannot be
 */
export function resultsOf(told: Told, exercises: readonly ExerciseToScore[]): ExerciseResult[] {
  const named = (name: string) =>
    exercises.find((exercise) => exercise.id === name || exercise.exerciseId === name);
  const faults: FieldFault[] = [];
  const done = new Set<string>();
  const scores = new Map<string, number>();

  told.completedExercises.forEach((name, index) => {
    const exercise = named(name);
    if (exercise === undefined) {
      faults.push({ path: `completedExercises.${index}`, code: 'not_in_session' });
    } else done.add(exercise.id);
  });

  told.scores?.forEach(({ exerciseId, score }, index) => {
    const exercise = named(exerciseId);
    const path = `scores.${index}`;
    if (exercise === undefined) {
      faults.push({ path, code: 'not_in_session' });
      return;
    }
    const { id, scoring } = exercise;
    if (scoring === null) {
      faults.push({ path, code: 'no_score' });
      return;
    }
    const code = checkScore(scoring, score);
    if (code !== null) {
      const { min, max, step } = scoring;
      faults.push({ path, code, bounds: { min, max: max ?? mostCounted, step } });
      return;
    }
    done.add(id);
    scores.set(id, toStep(score, scoring.step));
  });

  if (faults.length > 0) throw new AppError('invalid_input', faults);
  return exercises.map((exercise) => ({
    sessionExerciseId: exercise.id,
    exerciseId: exercise.exerciseId,
    done: done.has(exercise.id),
    score: scores.get(exercise.id) ?? null,
  }));
}
