import { mostCounted, type ScoringRule, toStep } from './drill.ts';
import { cellsOf, checkCell, pointsInCell } from './score-cells.ts';

/**
 * What came of one attempt: 1 a hit and 0 a miss, points, the strokes with one ball, or what was measured.
 * Where a score has cells it is the count of one cell, or the metres of its carry, in their order.
 */
type Attempt = number;
type Attempts = readonly Attempt[];

/** What a score is made of. */
export type Counting = Pick<ScoringRule, 'shape' | 'min' | 'max' | 'step'>;

/** More strokes with one ball than anybody plays before picking it up. */
const mostStrokes = 15;

/** More attempts than a drill is made of; one that ends only with a run ends here, since no more of them are kept. */
export const mostAttempts = 200;

/** How many attempts a drill has; null where it is not counted by attempts, or ends only with a run. */
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

/** Fewest and most strokes with one ball. */
export function strokesWithOneBall({ shape, min }: Pick<Counting, 'shape' | 'min'>) {
  const balls = shape?.kind === 'strokes' ? shape.balls : 1;
  return { min: min / balls, max: mostStrokes };
}

/** Whether the next attempt can end like this in a drill of this kind. */
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

/** The run of hits that the last attempt belongs to; 0 after a miss. */
export function presentRun(attempts: Attempts): number {
  return attempts.length - 1 - attempts.lastIndexOf(0);
}

function longestRun(attempts: Attempts): number {
  const runs = attempts.map((_, index) => presentRun(attempts.slice(0, index + 1)));
  return Math.max(0, ...runs);
}

const sumOf = (attempts: Attempts) => attempts.reduce((sum, attempt) => sum + attempt, 0);

/** What the attempts so far add up to; null where a drill is not counted by attempts. */
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

/** Whether all attempts were made, or as many as are kept, or a run is as long as it can count. */
export function isFinished(rule: Counting, attempts: Attempts): boolean {
  if (attempts.length >= (attemptsIn(rule) ?? mostAttempts)) return true;
  return rule.shape?.kind === 'streak' && longestRun(attempts) === rule.max;
}

/** The attempts with one more; the same ones where it is not possible or the drill is finished. */
export function addAttempt(rule: Counting, attempts: Attempts, attempt: Attempt): Attempts {
  if (isFinished(rule, attempts) || !isPossible(rule, attempts, attempt)) return attempts;
  return [...attempts, attempt];
}

/** The attempts without the last one. */
export function undoAttempt(attempts: Attempts): Attempts {
  return attempts.slice(0, -1);
}

/**
 * The score that the attempts are worth, or null while they are none. A count of only some attempts
 * compares with no other, so it is none; the longest run of only some of them was still that long.
 */
export function scoreOf(rule: Counting, attempts: Attempts): number | null {
  const isRun = rule.shape?.kind === 'streak' && attempts.length > 0;
  return isRun || isFinished(rule, attempts) ? countSoFar(rule, attempts) : null;
}

/** Whether a score with several cells is what these counts, one a cell, add up to. */
export function isMadeOf(rule: Counting, cells: Attempts, score: number): boolean {
  const counted = cells.reduce((counts, cell) => addAttempt(rule, counts, cell), [] as Attempts);
  return (
    rule.shape?.kind === 'cells' &&
    counted.length === cells.length &&
    scoreOf(rule, counted) === toStep(score, rule.step)
  );
}
