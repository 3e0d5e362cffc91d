// Rules of Handicapping, Rule 3.1 and Appendix C; Rules of Golf, Rule 21.1.

/**
 * The strokes that a golfer receives on a hole (Appendix C): one on each hole up to the handicap in the order of the
 * stroke indexes, then a second one. A plus handicap, which is negative, gives strokes back from the last one on.
 * @param strokeIndex the place of the hole among those played, from 1 for the hardest
 * @param holes how many are played
 */
export function strokesReceived(handicap: number, strokeIndex: number, holes: 9 | 18 = 18): number {
  if (handicap < 0) return 0 - strokesReceived(-handicap, holes + 1 - strokeIndex, holes);
  return Math.floor((handicap - strokeIndex) / holes) + 1;
}

/** How many strokes over par a golfer without an index counts at most (Rule 3.1a). */
const mostOverPar = 5;

/**
 * The most strokes that count on a hole: net double bogey, which is two over par and the strokes received (Rule 3.1b),
 * or five over par without an index.
 * @param received null without an index
 */
const mostStrokes = (par: number, received: number | null): number =>
  received === null ? par + mostOverPar : par + 2 + received;

/** The strokes that count on a hole. @param strokes null when the ball was not holed */
export const adjustedStrokes = (
  strokes: number | null,
  par: number,
  received: number | null,
): number => Math.min(strokes ?? Number.POSITIVE_INFINITY, mostStrokes(par, received));

/** The Stableford points of a hole (Rule 21.1). @param strokes null when the ball was not holed */
export const stablefordPoints = (strokes: number | null, par: number, received: number): number =>
  strokes === null ? 0 : Math.max(0, 2 - (strokes - received - par));
