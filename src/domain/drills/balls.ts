import type { ScoreCell, ScoringRule } from './drill.ts';
import { cellsOf, checkCell } from './score-cells.ts';

/** How the balls of a score with cells are played: one for each cell in turn, or each cell to its end. */
export type PlayOrder = 'in_turn' | 'station_by_station';

/** The points of each ball, or the measured carry, in the order in which they were played. */
export type Balls = readonly number[];

/** The whole score of a test and how its balls are played. */
export type PlayedRule = Pick<ScoringRule, 'shape'> & { readonly order: PlayOrder };

/** Returns the index of the cell of each ball, in the order of play. */
export function cellsInOrder({ order, ...rule }: PlayedRule): readonly number[] {
  const cells = cellsOf(rule).map(({ attempts }, at) => ({ at, attempts }));
  if (order === 'station_by_station')
    return cells.flatMap(({ at, attempts }) => Array.from({ length: attempts }, () => at));
  const turns = Math.max(0, ...cells.map(({ attempts }) => attempts));
  return Array.from({ length: turns }, (_, turn) =>
    cells.filter(({ attempts }) => turn < attempts).map(({ at }) => at),
  ).flat();
}

/** Whether one ball in this cell can have these points, or this carry. */
const isPossibleBall = (cell: ScoreCell, ball: number): boolean =>
  cell.carry ? checkCell(cell, ball) === null : (cell.values ?? [0, 1]).includes(ball);

/** Returns the count of each cell after these balls. */
export function sumsOf(rule: PlayedRule, balls: Balls): readonly number[] {
  const order = cellsInOrder(rule);
  return cellsOf(rule).map((_, cell) =>
    balls.reduce((sum, ball, at) => (order[at] === cell ? sum + ball : sum), 0),
  );
}

/** Adds a ball. Returns the same balls if it is impossible or all balls were played. */
export function addBall(rule: PlayedRule, balls: Balls, ball: number): Balls {
  const cell = cellsOf(rule)[cellsInOrder(rule)[balls.length] ?? -1];
  return cell && isPossibleBall(cell, ball) ? [...balls, ball] : balls;
}

/** Whether all balls were played. */
export const areAllPlayed = (rule: PlayedRule, balls: Balls): boolean =>
  balls.length === cellsInOrder(rule).length;

/** Whether these are all balls of a test, each possible, and make exactly these counts. */
export function makeCounts(rule: PlayedRule, balls: Balls, counts: readonly number[]): boolean {
  const played = balls.reduce<Balls>((before, ball) => addBall(rule, before, ball), []);
  return (
    played.length === balls.length &&
    areAllPlayed(rule, balls) &&
    sumsOf(rule, balls).every((sum, at) => sum === counts[at])
  );
}
