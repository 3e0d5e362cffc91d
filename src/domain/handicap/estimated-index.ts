import { dividedBy, exactly, type Fraction, isLess, minus, plus, rounded } from './fraction.ts';
import { highestHandicap } from './handicap.ts';

// Rules of Handicapping, Rules 5.2, 5.7, 5.8 and 5.9. Only an authorized association issues an official index, so
// golfers read "estimate".

/** How many scores stand in the record. */
export const scoresInRecord = 20;

/** The number of lowest differentials that count, and what is added to their average, by the number of scores. */
const table = [
  { from: 3, lowest: 1, adjustment: -2 },
  { from: 4, lowest: 1, adjustment: -1 },
  { from: 5, lowest: 1, adjustment: 0 },
  { from: 6, lowest: 2, adjustment: -1 },
  { from: 7, lowest: 2, adjustment: 0 },
  { from: 9, lowest: 3, adjustment: 0 },
  { from: 12, lowest: 4, adjustment: 0 },
  { from: 15, lowest: 5, adjustment: 0 },
  { from: 17, lowest: 6, adjustment: 0 },
  { from: 19, lowest: 7, adjustment: 0 },
  { from: 20, lowest: 8, adjustment: 0 },
] as const;

/** The row of the table for so many scores; undefined for fewer than three. */
export const countedOf = (scores: number) => table.findLast(({ from }) => scores >= from);

const sumOf = (differentials: readonly number[]) =>
  differentials.map(exactly).reduce(plus, exactly(0));

/** The exact average of differentials, such as the lowest eight. */
const averageOf = (differentials: readonly number[]): Fraction =>
  dividedBy(sumOf(differentials), exactly(differentials.length));

/**
 * The average of the lowest of the latest 20 differentials with its adjustment (Rule 5.2), exact and without a cap;
 * null for fewer than three.
 * @param differentials the oldest first
 */
export function calculatedIndex(differentials: readonly number[]): Fraction | null {
  const latest = differentials.slice(-scoresInRecord);
  const counted = countedOf(latest.length);
  if (counted === undefined) return null;
  const lowest = latest.toSorted((a, b) => a - b).slice(0, counted.lowest);
  return plus(averageOf(lowest), exactly(counted.adjustment));
}

/** Rounds an index to one decimal; it is at most 54.0. */
export const roundIndex = (index: Fraction): number => Math.min(rounded(index, 1), highestHandicap);

/** A rise above the low index is free to here, then halved, and ends there. */
const caps = { soft: exactly(3), hard: exactly(5) };

/**
 * Limits how far an index rises above the low index (Rule 5.8): what exceeds 3.0 is halved, and it ends at 5.0. The
 * exact average is compared; the rules leave open whether it is rounded before.
 */
export function capped(calculated: Fraction, low: number): Fraction {
  const rise = minus(calculated, exactly(low));
  if (!isLess(caps.soft, rise)) return calculated;
  const halved = plus(caps.soft, dividedBy(minus(rise, caps.soft), exactly(2)));
  return plus(exactly(low), isLess(caps.hard, halved) ? caps.hard : halved);
}

/**
 * What an exceptional score takes from each of the latest 20 differentials, itself included (Rule 5.9): 1 when it is
 * at least 7.0 better than the index in force, 2 from 10.0, otherwise 0.
 */
export function exceptionalReduction(index: number, differential: number): 0 | 1 | 2 {
  const better = rounded(minus(exactly(index), exactly(differential)), 1);
  return better >= 10 ? 2 : better >= 7 ? 1 : 0;
}

/** A differential after reductions, with one decimal. */
export const reducedBy = (differential: number, reduction: number): number =>
  rounded(minus(exactly(differential), exactly(reduction)), 1);
