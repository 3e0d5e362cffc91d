import { mostCounted, type ScoringRule, toStep } from './drill.ts';
import { cellsOf, checkCell, pointsInCell } from './score-cells.ts';

/**
 * The result of one attempt: 1 for a hit and 0 for a miss, points, the strokes with one ball, or a measured value.
 * If a score has cells, each attempt is the count of one cell, or its carry in meters, in the order of the cells.
 */
type Attempt = number;
type Attempts = readonly Attempt[];

/** The parts of a scoring rule that determine how attempts are counted. */
export type Counting = Pick<ScoringRule, 'shape' | 'min' | 'max' | 'step'>;

/** More strokes with one ball than any golfer plays before picking it up. */
const mostStrokes = 15;

/** The maximum number of stored attempts. A drill that ends only with a run of hits ends here at the latest. */
export const mostAttempts = 200;

/** Returns a drill's number of attempts, or null if it is not counted by attempts or ends only with a run of hits. */
export function attemptsIn({ shape }: Pick<Counting, 'shape'>): number | null {
  switch (shape?.kind) {
    case 'hits':
    case 'points':
    case 'average':
      return shape.attempts;
    case 'cells':
      return shape.cells.length;
    case 'streak':
      return shape.tries ?? null;
    case 'strokes':
      return shape.balls;
    default:
      return null;
  }
}

/** Returns the number of attempts that a task asks for. Null for a score of cells, since a cell counts several balls. */
export const attemptsAsked = (rule: Pick<Counting, 'shape'>): number | null =>
  rule.shape?.kind === 'cells' ? null : attemptsIn(rule);

/** Returns the number of attempts behind a whole score, those of all cells together; null if it has no fixed number. */
export const attemptsInAll = (rule: Pick<Counting, 'shape'>): number | null =>
  rule.shape?.kind === 'cells'
    ? rule.shape.cells.reduce((sum, { attempts }) => sum + attempts, 0)
    : attemptsIn(rule);

/** Returns the fewest and the most strokes with one ball. */
export function strokesWithOneBall({ shape, min }: Pick<Counting, 'shape' | 'min'>) {
  const balls = shape?.kind === 'strokes' ? shape.balls : 1;
  return { min: min / balls, max: mostStrokes };
}

/** Whether the next attempt can have this result in this kind of drill. */
function isPossible(rule: Counting, attempts: Attempts, attempt: Attempt): boolean {
  switch (rule.shape?.kind) {
    case 'hits':
    case 'streak':
      return attempt === 0 || attempt === 1;
    case 'points':
      return rule.shape.values.includes(attempt);
    case 'strokes': {
      const { min, max } = strokesWithOneBall(rule);
      return Number.isInteger(attempt) && attempt >= min && attempt <= max;
    }
    case 'average':
      return Number.isFinite(attempt) && attempt >= 0 && attempt <= mostCounted;
    case 'cells': {
      const cell = rule.shape.cells[attempts.length];
      return cell !== undefined && checkCell(cell, attempt) === null;
    }
    default:
      return false;
  }
}

/** Returns the length of the run of hits that ends with the last attempt; 0 after a miss. */
export function presentRun(attempts: Attempts): number {
  return attempts.length - 1 - attempts.lastIndexOf(0);
}

function longestRun(attempts: Attempts): number {
  const runs = attempts.map((_, index) => presentRun(attempts.slice(0, index + 1)));
  return Math.max(0, ...runs);
}

const sumOf = (attempts: Attempts) => attempts.reduce((sum, attempt) => sum + attempt, 0);

/** Returns the count of the attempts so far, or null if the drill is not counted by attempts. */
export function countSoFar(rule: Counting, attempts: Attempts): number | null {
  switch (rule.shape?.kind) {
    case 'hits':
    case 'points':
    case 'strokes':
      return toStep(sumOf(attempts), rule.step);
    case 'cells': {
      const points = cellsOf(rule).map((cell, at) => pointsInCell(cell, attempts[at] ?? 0));
      return toStep(sumOf(points), rule.step);
    }
    case 'average':
      return toStep(sumOf(attempts) / Math.max(1, attempts.length), rule.step);
    case 'streak':
      return longestRun(attempts);
    default:
      return null;
  }
}

/** Whether all attempts were made, the maximum is reached, or the run is as long as the highest score. */
export function isFinished(rule: Counting, attempts: Attempts): boolean {
  if (attempts.length >= (attemptsIn(rule) ?? mostAttempts)) return true;
  return rule.shape?.kind === 'streak' && longestRun(attempts) === rule.max;
}

/** Adds an attempt. Returns the same attempts if it is impossible or the drill is finished. */
export function addAttempt(rule: Counting, attempts: Attempts, attempt: Attempt): Attempts {
  if (isFinished(rule, attempts) || !isPossible(rule, attempts, attempt)) return attempts;
  return [...attempts, attempt];
}

/** Removes the last attempt. */
export function undoAttempt(attempts: Attempts): Attempts {
  return attempts.slice(0, -1);
}

/**
 * Returns the score of the attempts, or null if they make no score yet. An incomplete count is not a score,
 * because it compares with no other. The longest run counts even if attempts are missing.
 */
export function scoreOf(rule: Counting, attempts: Attempts): number | null {
  const isRun = rule.shape?.kind === 'streak' && attempts.length > 0;
  return isRun || isFinished(rule, attempts) ? countSoFar(rule, attempts) : null;
}

/** Whether a score with several cells is the sum of these counts, one per cell. */
export function isMadeOf(rule: Counting, cells: Attempts, score: number): boolean {
  const counted = cells.reduce((counts, cell) => addAttempt(rule, counts, cell), [] as Attempts);
  return (
    rule.shape?.kind === 'cells' &&
    counted.length === cells.length &&
    scoreOf(rule, counted) === toStep(score, rule.step)
  );
}
