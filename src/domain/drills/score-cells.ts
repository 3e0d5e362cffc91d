import { carryPoints } from '../skill-tests/skill-test.ts';
import type { ScoreCell, ScoreFault, ScoringRule } from './drill.ts';

/** In meters; no ball carries farther. */
export const longestCarry = 400;

/** Returns the most points that one cell of a score can have. */
export function mostInCell({ attempts, values = [0, 1], carry }: ScoreCell): number {
  return carry ? carry.mostPoints : attempts * Math.max(...values);
}

/** Returns the points of a cell: its count, or the points for the measured carry. */
export function pointsInCell({ carry }: ScoreCell, counted: number): number {
  return carry ? carryPoints(carry, counted) : counted;
}

/** Returns every possible count of a cell, lowest first. Empty for a carry. */
export function countsOf({ attempts, values = [0, 1], carry }: ScoreCell): readonly number[] {
  if (carry) return [];
  let counts = new Set([0]);
  for (let made = 0; made < attempts; made += 1)
    counts = new Set([...counts].flatMap((count) => values.map((value) => count + value)));
  return [...counts].sort((a, b) => a - b);
}

/** Returns the fault of a cell's value (points, or meters of carry), or null if it is possible. */
export function checkCell(cell: ScoreCell, counted: number): ScoreFault | null {
  if (!Number.isFinite(counted)) return 'not_a_number';
  if (counted < 0) return 'too_low';
  if (cell.carry) return counted > longestCarry ? 'too_high' : null;
  if (counted > mostInCell(cell)) return 'too_high';
  return countsOf(cell).includes(counted) ? null : 'between_steps';
}

/** Returns the cells of a score in order; empty if the score has no cells. */
export const cellsOf = ({ shape }: Pick<ScoringRule, 'shape'>): readonly ScoreCell[] =>
  shape?.kind === 'cells' ? shape.cells : [];
