import type { Holes, ScoreType } from '#domain/logbook/logbook.ts';

/** The fields of a round that progress uses. Values that were not logged are null. */
export type ScoredRound = {
  readonly holes: Holes;
  readonly scoreType: ScoreType;
  readonly totalScore: number;
  readonly coursePar: number | null;
};

/** Rounds in an average: enough to smooth out one bad day, few enough to reflect this month's golf. */
const roundsInAverage = 5;

/** Minimum number of earlier rounds for a comparison. With fewer, one good day would decide. */
const fewestEarlier = 3;

const wholeRound = 18;
const [shortestHole, longestHole] = [3, 5];

/** Scales the count of one round to 18 holes: nine holes count twice. */
export function perWholeRound(count: number, holes: Holes): number {
  return count * (wholeRound / holes);
}

/**
 * Returns the strokes over par (negative if under), scaled to 18 holes: nine holes count twice. Returns null for
 * Stableford, which has no strokes, without a par, and for a par that is impossible for that number of holes, such
 * as the par of the whole course with a nine-hole score.
 */
export function scoreAgainstPar(round: ScoredRound): number | null {
  const { holes, scoreType, totalScore, coursePar: par } = round;
  if (scoreType !== 'strokeplay' || par === null) return null;
  if (par < holes * shortestHole || par > holes * longestHole) return null;
  return perWholeRound(totalScore - par, holes);
}

/** Returns the arithmetic mean, or null if there are no values. */
export function mean(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Returns, for each value, the mean of it and up to four values before it. */
export function movingAverage(values: readonly number[]): number[] {
  return values.map(
    (value, index) =>
      mean(values.slice(Math.max(0, index + 1 - roundsInAverage), index + 1)) ?? value,
  );
}

export type Trend = {
  /** The mean of the last five values, or of all if there are fewer. */
  readonly recent: number;
  /** `recent` minus the mean of up to ten values before; null if there are fewer than three of those. */
  readonly change: number | null;
};

/**
 * Compares the newest values with earlier ones. Returns null without values.
 *
 * @param values oldest first.
 */
export function trendOf(values: readonly number[]): Trend | null {
  const recent = mean(values.slice(-roundsInAverage));
  if (recent === null) return null;
  const before = values.slice(-3 * roundsInAverage, -roundsInAverage);
  const earlier = before.length < fewestEarlier ? null : mean(before);
  return { recent, change: earlier === null ? null : recent - earlier };
}

/** Returns the quantile of sorted values, interpolated linearly between neighbors. */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const low = sorted[Math.floor(place)] ?? 0;
  const high = sorted[Math.ceil(place)] ?? low;
  return low + (high - low) * (place - Math.floor(place));
}

/** Minimum number of values for a band. The middle half of fewer values is hardly more than a single value. */
const fewestInBand = 4;

/**
 * Returns the first and third quartile, between which half of the values lie. Returns null for fewer than four
 * values.
 */
export function middleHalf(values: readonly number[]): { low: number; high: number } | null {
  if (values.length < fewestInBand) return null;
  const sorted = values.toSorted((a, b) => a - b);
  return { low: quantile(sorted, 0.25), high: quantile(sorted, 0.75) };
}
