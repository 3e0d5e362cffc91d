import type { FieldFault } from '#contract/errors.ts';
import { isMadeOf } from '#domain/drills/attempts.ts';
import { makeCounts } from '#domain/drills/balls.ts';
import { checkScore, mostCounted, type ScoringRule, toStep } from '#domain/drills/drill.ts';
import {
  cellsOf,
  checkCell,
  countsOf,
  longestCarry,
  mostInCell,
} from '#domain/drills/score-cells.ts';
import { attemptsOf, isUsual, scoringFor, seriesKeyOf } from '#domain/drills/task.ts';
import { playOrderOf } from '#domain/skill-tests/play-order.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { ExerciseResult } from './completion-queries.ts';
import type { ExerciseToScore } from './session-to-train.ts';

type Score = {
  readonly exerciseId: string;
  readonly score: number;
  readonly cells?: readonly number[] | undefined;
  readonly balls?: readonly number[] | undefined;
};

type Completed = {
  readonly completedExercises: readonly string[];
  readonly scores?: readonly Score[] | undefined;
};

/** Returns the fault of a score, or null if it is valid. @param rule of the exercise in this session */
function faultOf(rule: ScoringRule | null, given: Score, path: string): FieldFault | null {
  const { score, cells } = given;
  if (rule === null) return { path, code: 'no_score' };
  const { min, max, step } = rule;
  const code = checkScore(rule, score);
  if (code !== null) return { path, code, bounds: { min, max: max ?? mostCounted, step } };
  if (cells === undefined) return null;
  const fault = cellFault(rule, cells, path);
  if (fault !== null) return fault;
  return isMadeOf(rule, cells, score) ? null : { path, code: 'other_cells' };
}

/** Returns the fault of balls that are not those of the drill, or make other counts; null if there are none. */
function ballsFault(
  { exerciseId, scoring, task }: ExerciseToScore,
  { balls, cells = [] }: Score,
  path: string,
): FieldFault | null {
  if (balls === undefined) return null;
  const [rule, order] = [scoringFor(scoring, task), playOrderOf(exerciseId)];
  const areMade = rule && order && makeCounts({ ...rule, order }, balls, cells);
  return areMade ? null : { path: `${path}.balls`, code: 'other_cells' };
}

/** Returns the fault of the first cell whose count or carry is impossible; null if there is none. */
function cellFault(rule: ScoringRule, counted: readonly number[], path: string): FieldFault | null {
  for (const [at, cell] of cellsOf(rule).entries()) {
    const code = checkCell(cell, counted[at] ?? 0);
    const [, step = 1] = countsOf(cell);
    const max = cell.carry ? longestCarry : mostInCell(cell);
    if (code !== null) return { path: `${path}.cells.${at}`, code, bounds: { min: 0, max, step } };
  }
  return null;
}

/**
 * Returns what a golfer did in a session, with one result per exercise. An exercise is named by its place in the
 * session or by its drill, which a session contains only once. A scored exercise counts as done.
 * @throws AppError invalid_input for an exercise of another session, a score of an unscored exercise, and an
 * impossible score
 */
export function resultsOf(
  completed: Completed,
  exercises: readonly ExerciseToScore[],
): ExerciseResult[] {
  const named = (name: string) =>
    exercises.find((exercise) => exercise.id === name || exercise.exerciseId === name);
  const faults: FieldFault[] = [];
  const done = new Set<string>();
  const scores = new Map<string, Score>();

  completed.completedExercises.forEach((name, index) => {
    const exercise = named(name);
    if (exercise === undefined) {
      faults.push({ path: `completedExercises.${index}`, code: 'not_in_session' });
    } else done.add(exercise.id);
  });

  completed.scores?.forEach((score, index) => {
    const exercise = named(score.exerciseId);
    const path = `scores.${index}`;
    if (exercise === undefined) {
      faults.push({ path, code: 'not_in_session' });
      return;
    }
    const rule = scoringFor(exercise.scoring, exercise.task);
    const fault = faultOf(rule, score, path) ?? ballsFault(exercise, score, path);
    if (fault !== null) {
      faults.push(fault);
      return;
    }
    done.add(exercise.id);
    scores.set(exercise.id, score);
  });

  if (faults.length > 0) throw new AppError('invalid_input', faults);
  return exercises.map((exercise) => resultOf(exercise, scores.get(exercise.id), done));
}

function resultOf(
  { id, exerciseId, scoring, task }: ExerciseToScore,
  given: Score | undefined,
  done: ReadonlySet<string>,
): ExerciseResult {
  const rule = scoringFor(scoring, task);
  return {
    sessionExerciseId: id,
    exerciseId,
    done: done.has(id),
    score: given === undefined || rule === null ? null : toStep(given.score, rule.step),
    attempts: given === undefined || rule === null ? null : attemptsOf(rule),
    series: seriesKeyOf(scoring, task),
    cells: given?.cells ?? null,
    balls: given?.balls ?? null,
    isUsual: rule !== null && isUsual(rule, task),
  };
}
