import type { Issue, IssueCode } from '#contract/errors.ts';
import { checkScore, toStep } from '#domain/drills/drill.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { ExerciseResult } from './completion-queries.ts';
import type { ExerciseToScore } from './exercise-queries.ts';

const notInSession = 'not_in_session' satisfies IssueCode;

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
  const issues: Issue[] = [];
  const done = new Set<string>();
  const scores = new Map<string, number>();

  told.completedExercises.forEach((name, index) => {
    const exercise = named(name);
    if (exercise === undefined) {
      issues.push({ path: `completedExercises.${index}`, message: notInSession });
    } else done.add(exercise.id);
  });

  told.scores?.forEach(({ exerciseId, score }, index) => {
    const exercise = named(exerciseId);
    const fault = scoreFault(exercise, score);
    if (exercise === undefined || exercise.scoring === null || fault !== null) {
      issues.push({ path: `scores.${index}`, message: fault ?? notInSession });
    } else {
      done.add(exercise.id);
      scores.set(exercise.id, toStep(score, exercise.scoring.step));
    }
  });

  if (issues.length > 0) throw new AppError('invalid_input', issues);
  return exercises.map((exercise) => ({
    sessionExerciseId: exercise.id,
    exerciseId: exercise.exerciseId,
    done: done.has(exercise.id),
    score: scores.get(exercise.id) ?? null,
  }));
}

function scoreFault(exercise: ExerciseToScore | undefined, score: number): string | null {
  if (exercise === undefined) return notInSession;
  if (exercise.scoring === null) return 'no_score' satisfies IssueCode;
  return checkScore(exercise.scoring, score);
}
