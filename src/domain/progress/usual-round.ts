/** Averages of golfers with one handicap in a round of 18 holes. */
export type UsualRound = {
  /** The handicap of these averages. */
  readonly handicap: number;
  /** Strokes. */
  readonly score: number;
  /** Fairways hit, out of the usual 14. */
  readonly fairways: number;
  /** Greens in regulation, out of 18. */
  readonly greens: number;
  readonly putts: number;
};

const fairwaysOfCourse = 14;
const greensOfCourse = 18;

/**
 * Averages by handicap. Source of the scores: Break X. Source of fairways, greens and putts: Shot Scope; the
 * fairways at 25 are an estimate, because its sources disagree.
 */
const published = [
  { handicap: 0, score: 74.6, fairwaysPercent: 50, greensPercent: 59, putts: 29.9 },
  { handicap: 5, score: 79, fairwaysPercent: 51, greensPercent: 41, putts: 30.3 },
  { handicap: 10, score: 84.6, fairwaysPercent: 50, greensPercent: 35, putts: 31.2 },
  { handicap: 15, score: 89.3, fairwaysPercent: 47, greensPercent: 23, putts: 32.1 },
  { handicap: 20, score: 93.7, fairwaysPercent: 45, greensPercent: 16, putts: 33.4 },
  { handicap: 25, score: 98.6, fairwaysPercent: 45, greensPercent: 9, putts: 34.3 },
].map(
  ({ handicap, score, fairwaysPercent, greensPercent, putts }): UsualRound => ({
    handicap,
    score,
    fairways: (fairwaysPercent / 100) * fairwaysOfCourse,
    greens: (greensPercent / 100) * greensOfCourse,
    putts,
  }),
);

const measures = ['score', 'fairways', 'greens', 'putts'] as const;

/**
 * Returns the usual round for the nearest whole handicap from 0 to 25, the range of the published averages. Values
 * between the published handicaps are interpolated linearly.
 */
export function usualRoundAt(handicap: number): UsualRound {
  const whole = Math.min(25, Math.max(0, Math.round(handicap)));
  const next = published.findIndex((one) => one.handicap >= whole);
  const above = published.at(next);
  const below = published.at(Math.max(0, next - 1));
  if (!above || !below) throw new Error(`No averages at ${whole}`);
  const width = above.handicap - below.handicap;
  const share = width === 0 ? 0 : (whole - below.handicap) / width;
  const between = measures.map((name): [keyof UsualRound, number] => [
    name,
    below[name] + (above[name] - below[name]) * share,
  ]);
  return { ...below, ...Object.fromEntries(between), handicap: whole };
}
