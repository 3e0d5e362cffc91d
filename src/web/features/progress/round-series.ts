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

/** A round with what was counted in it; null for what was not. */
export type CountedRound = PlayedRound & { readonly threePutts: number | null };

type Counted = 'fairwaysHit' | 'greensInRegulation' | 'putts' | 'threePutts';

/** The rounds that have the given count, oldest first, with its value for 18 holes. */
export const countsOf = (rounds: readonly CountedRound[], name: Counted) =>
  rounds.flatMap(({ holes, sessionDate, [name]: count }) =>
    count === null ? [] : [{ sessionDate, value: perWholeRound(count, holes) }],
  );

const inside = [6, 94] as const;

/** The horizontal position (0 to 100) of a value among evenly spaced values, the first at the left edge. */
export const across = (index: number, count: number): number =>
  place(index, [0, count - 1], [0, 100]);

/** The vertical scale of a plot: the values' own range, widened to at least three steps. */
function heightsFor(values: readonly number[], step: number) {
  const range = widen([Math.min(...values), Math.max(...values)], step);
  return { range, y: (value: number) => place(value, [range[1], range[0]], inside) };
}

type Line = {
  readonly points: readonly Point[];
  /** The vertical position of another value on the same scale. */
  readonly y: (value: number) => number;
  readonly lines: readonly Tick<number>[];
};

/**
 * Places values from left to right, with higher values further up.
 * @param also more values that the scale has to include
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
