import { mean, middleHalf, perWholeRound, type ScoredRound } from './round-trends.ts';
import { usualRoundAt } from './usual-round.ts';

/** A round with its counts; a count that was not logged is null. */
type CountedRound = Pick<ScoredRound, 'holes'> & {
  readonly greensInRegulation: number | null;
  readonly putts: number | null;
};

/** Rounds of which the average is compared: those of the trends. */
const comparedRounds = 5;

/** Minimum number of rounds with a count. With fewer, one bad day would be the answer. */
export const fewestForAnswer = 3;

/** Minimum difference, in strokes a round. A smaller one is no part to work on. */
const leastStrokes = 1;

/** A part of a round next to golfers with the same handicap. All values are per 18 holes. */
export type ComparedPart = {
  readonly part: 'putts' | 'greens';
  readonly average: number;
  readonly usual: number;
  /** The middle half of the golfer's own rounds; null for fewer than four. */
  readonly half: { readonly low: number; readonly high: number } | null;
  /** How many rounds the average is of. */
  readonly rounds: number;
  /** At least so many strokes more than the others; 0 or less if it costs none. */
  readonly strokes: number;
};

/**
 * Compares putts and greens in regulation with golfers of the same handicap, the part that costs more first. A putt is
 * a stroke, and so is a green that is missed, because the ball arrives there at least one stroke later. Fairways are
 * left out: nobody knows what one costs. Parts with fewer than three rounds are left out.
 *
 * @param rounds oldest first
 */
export function comparedParts(rounds: readonly CountedRound[], handicap: number): ComparedPart[] {
  const usual = usualRoundAt(handicap);
  const parts = [
    { part: 'putts', count: 'putts', usual: usual.putts, costs: 1 },
    { part: 'greens', count: 'greensInRegulation', usual: usual.greens, costs: -1 },
  ] as const;
  return parts
    .flatMap(({ part, count, usual: others, costs }) => {
      const values = rounds.flatMap(({ holes, [count]: value }) =>
        value === null ? [] : [perWholeRound(value, holes)],
      );
      const recent = values.slice(-comparedRounds);
      const average = mean(recent);
      if (average === null || recent.length < fewestForAnswer) return [];
      const strokes = (average - others) * costs;
      const half = middleHalf(values);
      return [{ part, average, usual: others, half, rounds: recent.length, strokes }];
    })
    .toSorted((a, b) => b.strokes - a.strokes);
}

/** Whether a part costs enough strokes to work on. */
export const costsStrokes = ({ strokes }: ComparedPart): boolean => strokes >= leastStrokes;
