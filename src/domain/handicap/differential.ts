import { dividedBy, exactly, type Fraction, minus, plus, rounded, times } from './fraction.ts';

// Rules of Handicapping, Rule 5.1. What a round was worth, compared with a scratch golfer on a course of standard
// difficulty.

const standardSlope = exactly(113);

/** How difficult a course was for the holes that count. */
export type Difficulty = {
  /** What a scratch golfer needs for these holes, with one decimal. */
  readonly courseRating: number;
  /** 55 to 155; 113 is standard. */
  readonly slope: number;
  /** By how much everybody scored worse on that day: -1.0 to 3.0 for 18 holes; 0 when nobody has computed it. */
  readonly pcc?: number;
};

/** @param rating what a scratch golfer needs on that day: the course rating and what everybody scored worse */
const differential = (adjustedGross: number, rating: Fraction, slope: number) =>
  dividedBy(times(standardSlope, minus(exactly(adjustedGross), rating)), exactly(slope));

/** Rounds a differential to one decimal, a half towards plus infinity (Rule 5.1c). */
export const roundDifferential = (value: Fraction): number => rounded(value, 1);

/** The differential of 18 holes (Rule 5.1a), with one decimal. */
export const differentialOf18 = (
  adjustedGross: number,
  { courseRating, slope, pcc = 0 }: Difficulty,
): number =>
  roundDifferential(differential(adjustedGross, plus(exactly(courseRating), exactly(pcc)), slope));

/** The differential of nine holes, exact until it is combined (Rule 5.1b). @param difficulty of these nine */
export const differentialOf9 = (
  adjustedGross: number,
  { courseRating, slope, pcc = 0 }: Difficulty,
): Fraction =>
  differential(
    adjustedGross,
    plus(exactly(courseRating), dividedBy(exactly(pcc), exactly(2))),
    slope,
  );

/**
 * The differential of the first 10 to 17 holes, exact. How a rating is split is not published: an approximation gives
 * each hole the same share.
 * @param difficulty of all 18 holes
 */
export function differentialOfSome(
  adjustedGross: number,
  holes: number,
  { courseRating, slope, pcc = 0 }: Difficulty,
): Fraction {
  const share = dividedBy(exactly(holes), exactly(18));
  const rating = times(plus(exactly(courseRating), exactly(pcc)), share);
  return differential(adjustedGross, rating, slope);
}

/**
 * What a golfer with this index is expected to add by nine holes that were not played, exact. The governing bodies do
 * not publish their formula; this approximation is right to about a tenth.
 */
export const expectedOf9 = (index: number): Fraction =>
  plus(times(exactly(0.52), exactly(index)), exactly(1.2));

/** The same for fewer holes, each a ninth. */
export const expectedOf = (holes: number, index: number): Fraction =>
  dividedBy(times(expectedOf9(index), exactly(holes)), exactly(9));

/** Adds what was played to what is expected, or one nine to another, to the differential of 18 holes. */
export const combined = (played: Fraction, other: Fraction): number =>
  roundDifferential(plus(played, other));
