import type { PlayedRound } from '#contract/progress.ts';
import { perWholeRound, scoreAgainstPar } from '#domain/progress/round-trends.ts';
import { linesIn, type Point, place, type Tick, widen } from '#web/ui/chart-scale.ts';

/** A round with a score against par. */
export type ParRound = PlayedRound & { readonly overPar: number };

/** The rounds that have a score against par, oldest first. */
export const withPar = (rounds: readonly PlayedRound[]): readonly ParRound[] =>
  rounds.flatMap((round) => {
    const overPar = scoreAgainstPar(round);
    return overPar === null ? [] : [{ ...round, overPar }];
  });

export type Counted = 'fairwaysHit' | 'greensInRegulation' | 'putts';

/** What was counted of the rounds that say it, as over 18 holes, oldest first. */
export const countsOf = (rounds: readonly PlayedRound[], name: Counted): readonly number[] =>
  rounds.flatMap(({ holes, [name]: count }) =>
    count === null ? [] : [perWholeRound(count, holes)],
  );

const inside = [6, 94] as const;

/** Values side by side from left to right; the first stands at the left edge, the last at the right. */
export const across = (index: number, count: number): number =>
  place(index, [0, count - 1], [0, 100]);

/** Heights for values: their own range fills the plot, with one round value of room. */
function heightsFor(values: readonly number[], step: number) {
  const range = widen([Math.min(...values), Math.max(...values)], step);
  return { range, y: (value: number) => place(value, [range[1], range[0]], inside) };
}

type Line = {
  readonly points: readonly Point[];
  /** Places of other values on the same scale. */
  readonly y: (value: number) => number;
  readonly lines: readonly Tick<number>[];
};

/**
 * Places values from left to right, a higher one higher.
 * @param also values that the scale has room for besides
 */
export function placeValues(
  values: readonly number[],
  { step, also = [] }: { readonly step: number; readonly also?: readonly number[] },
): Line {
  const { range, y } = heightsFor([...values, ...also], step);
  return {
    points: values.map((value, index): Point => [across(index, values.length), y(value)]),
    y,
    lines: linesIn(range, step).map((label) => ({ at: y(label), label })),
  };
}
