import { dividedBy, exactly, type Fraction, minus, plus, rounded, times } from './fraction.ts';

// Rules of Handicapping, Rule 6 and Appendix C. Plus handicaps are negative.

/** What a course handicap depends on, for 18 holes or for the nine that are played. */
export type TeesPlayed = {
  readonly courseRating: number;
  readonly slope: number;
  readonly par: number;
};

const fromIndex = (index: Fraction, { courseRating, slope, par }: TeesPlayed) =>
  plus(
    dividedBy(times(index, exactly(slope)), exactly(113)),
    minus(exactly(courseRating), exactly(par)),
  );

/** The course handicap for 18 holes, exact (Rule 6.1a). */
export const courseHandicapOf18 = (index: number, tees: TeesPlayed): Fraction =>
  fromIndex(exactly(index), tees);

/** The course handicap for nine holes, exact (Rule 6.1b). */
export const courseHandicapOf9 = (index: number, tees: TeesPlayed): Fraction =>
  fromIndex(dividedBy(exactly(index), exactly(2)), tees);

/**
 * The playing handicap, exact (Rule 6.2).
 * @param allowance the share of the exact course handicap that the form of play allows, such as 0.95 (Appendix C)
 */
export const playingHandicap = (courseHandicap: Fraction, allowance: number): Fraction =>
  times(courseHandicap, exactly(allowance));

/** The whole strokes of a course or playing handicap, a half upwards. */
export const wholeStrokes = (handicap: Fraction): number => rounded(handicap, 0);
