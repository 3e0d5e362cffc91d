import { scoreOf } from '#domain/drills/attempts.ts';
import type { ScoreFault, ScoringRule } from '#domain/drills/drill.ts';
import { cellsOf, checkCell } from '#domain/drills/score-cells.ts';

/** What each cell of a score counted, in their order; null while it is empty. */
export type DraftCells = readonly (number | null)[];

/** The draft's text for a score that is no number: one that the browser could not read, or cells that are no score. */
export const unreadable = 'NaN';

/** Whether all cells are filled in. */
export const areCounted = (cells: DraftCells): cells is readonly number[] =>
  cells.length > 0 && cells.every((count) => count !== null);

/** The text of the score that cells make: empty without any, unreadable while some are missing or cannot be. */
export function scoreOfCells(rule: ScoringRule, cells: DraftCells): string {
  if (cells.every((count) => count === null)) return '';
  const isWhole = areCounted(cells) && findCellFault(rule, cells) === null;
  const score = isWhole ? scoreOf(rule, cells) : null;
  return score === null ? unreadable : String(score);
}

/** The first cell that is wrong, by its place from 0, and what is wrong with it; null when all are right. */
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
