import type { Holes } from '#domain/activities/activities.ts';

/** What the progress of a golfer reads from a round. What was not logged is null. */
export type ScoredRound = {
  readonly holes: Holes;
  readonly scoreType: 'strokeplay' | 'stableford';
  readonly totalScore: number;
  readonly coursePar: number | null;
};

/** Rounds in an average: enough to calm one bad day, few enough to show this month's golf. */
const roundsInAverage = 5;

/** Rounds before the recent ones that make a comparison; fewer would compare with one good day. */
const fewestEarlier = 3;

const wholeRound = 18;
const [shortestHole, longestHole] = [3, 5];

/** A count of one round as it would be over 18 holes: nine holes count twice. */
export function perWholeRound(count: number, holes: Holes): number {
  return count * (wholeRound / holes);
}

/**
 * Strokes over par (negative under it) as over 18 holes: nine holes count twice. Null for Stableford,
 * which has no strokes, without a par, and with one that so many holes cannot have: the par of the
 * whole course beside the score of nine holes.
 */
export function scoreAgainstPar(round: ScoredRound): number | null {
  const { holes, scoreType, totalScore, coursePar: par } = round;
  if (scoreType !== 'strokeplay' || par === null) return null;
  if (par < holes * shortestHole || par > holes * longestHole) return null;
  return perWholeRound(totalScore - par, holes);
}

/** The arithmetic mean; null of nothing. */
export function mean(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** At each place the mean of that value and those before it, five at most. */
export function movingAverage(values: readonly number[]): number[] {
  return values.map(
    (value, index) =>
      mean(values.slice(Math.max(0, index + 1 - roundsInAverage), index + 1)) ?? value,
  );
}

export type Trend = {
  /** The mean of the last five values, or of all when there are fewer. */
  readonly recent: number;
  /** `recent` less the mean of the up to ten values before; null when there are fewer than three. */
  readonly change: number | null;
};

/**
 * How the newest values compare with those before them; null without a value.
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

/** The value below which that share of the sorted values lies, on the line between neighbors. */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const low = sorted[Math.floor(place)] ?? 0;
  const high = sorted[Math.ceil(place)] ?? low;
  return low + (high - low) * (place - Math.floor(place));
}

/** Values that make a band; the middle half of fewer is hardly more than a single value. */
const fewestInBand = 4;

/** From the first to the third quartile: half of the values lie there. Null for fewer than four. */
export function middleHalf(values: readonly number[]): { low: number; high: number } | null {
  if (values.length < fewestInBand) return null;
  const sorted = values.toSorted((a, b) => a - b);
  return { low: quantile(sorted, 0.25), high: quantile(sorted, 0.75) };
}
