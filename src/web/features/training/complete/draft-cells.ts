import { scoreOf } from '#domain/drills/attempts.ts';
import type { ScoreFault, ScoringRule } from '#domain/drills/drill.ts';
import { cellsOf, checkCell } from '#domain/drills/score-cells.ts';

/** The count of each cell of a score, in order; null while a cell is empty, NaN for a text that is not a number. */
export type DraftCells = readonly (number | null)[];

/** The draft's value for an invalid score: input that the browser cannot parse, or cells that make no score. */
export const unreadable = 'NaN';

/** Whether all cells are filled in. */
export const areCounted = (cells: DraftCells): cells is readonly number[] =>
  cells.length > 0 && cells.every((count) => count !== null);

/** The draft's score for these cells: '' if all are empty, `unreadable` if some are missing or invalid. */
export function scoreOfCells(rule: ScoringRule, cells: DraftCells): string {
  if (cells.every((count) => count === null)) return '';
  const isWhole = areCounted(cells) && findCellFault(rule, cells) === null;
  const score = isWhole ? scoreOf(rule, cells) : null;
  return score === null ? unreadable : String(score);
}

/** The index of the first invalid cell and its error; null if all cells are valid. */
export function findCellFault(
  rule: ScoringRule,
  cells: DraftCells,
): { readonly at: number; readonly fault: ScoreFault | 'missing' } | null {
  for (const [at, cell] of cellsOf(rule).entries()) {
    const count = cells[at] ?? null;
    const fault = count === null ? 'missing' : checkCell(cell, count);
    if (fault !== null) return { at, fault };
  }
  return null;
}
