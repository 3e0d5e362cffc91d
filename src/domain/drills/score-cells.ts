import { carryPoints } from '../skill-tests/skill-test.ts';
import type { ScoreCell, ScoreFault, ScoringRule } from './drill.ts';

/** Metres that no ball carries. */
export const longestCarry = 400;

/** The most that one cell of a score can count, in points. */
export function mostInCell({ attempts, values = [0, 1], carry }: ScoreCell): number {
  return carry ? carry.mostPoints : attempts * Math.max(...values);
}

/** What a cell is worth in points: its count, or the points for the carry that was measured. */
export function pointsInCell({ carry }: ScoreCell, counted: number): number {
  return carry ? carryPoints(carry, counted) : counted;
}

/** Everything that a cell can count, lowest first: what its attempts can add up to. Nothing for a carry. */
export function countsOf({ attempts, values = [0, 1], carry }: ScoreCell): readonly number[] {
  if (carry) return [];
  let counts = new Set([0]);
  for (let made = 0; made < attempts; made += 1)
    counts = new Set([...counts].flatMap((count) => values.map((value) => count + value)));
  return [...counts].sort((a, b) => a - b);
}

/** What is wrong with what a cell is said to have counted, or null when it can be: points, or metres of carry. */
export function checkCell(cell: ScoreCell, counted: number): ScoreFault | null {
  if (!Number.isFinite(counted)) return 'not_a_number';
  if (counted < 0) return 'too_low';
  if (cell.carry) return counted > longestCarry ? 'too_high' : null;
  if (counted > mostInCell(cell)) return 'too_high';
  return countsOf(cell).includes(counted) ? null : 'between_steps';
}

/** The cells of a score, in their order; none where it is counted as one. */
export const cellsOf = ({ shape }: Pick<ScoringRule, 'shape'>): readonly ScoreCell[] =>
  shape?.kind === 'cells' ? shape.cells : [];
