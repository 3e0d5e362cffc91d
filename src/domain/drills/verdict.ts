import { betterScore, type ScoringRule } from './drill.ts';

/**
 * The verdict on one score: the first one without a target; a personal best; at least as good as the target;
 * clearly better or worse than the first two; short of the target; or, without a target, about the same as at the
 * beginning.
 */
export type Verdict = 'first' | 'best' | 'reached' | 'better' | 'worse' | 'short' | 'same';

type Compared = {
  readonly score: number;
  /** Null if a handicap says nothing about the score. */
  readonly target: number | null;
  /** The golfer's record without this score, for the same number of attempts; null if it is the first score. */
  readonly own: { readonly best: number; readonly baseline: number | null } | null;
};

/** Standard deviations that chance exceeds in one direction at most one time in ten, even with few attempts. */
const oneInTen = 1.5;
/** The baseline is the mean of two scores, so it has half the variance of one. */
const ofTwoMeans = Math.sqrt(1 + 1 / 2);
/** Standard deviation of the strokes to hole one ball, from the lag and chip model of the benchmarks. An estimate. */
const spreadOfBall = 0.7;
/** Day-to-day standard deviation of a measured value, as a share of the value. An estimate. */
const spreadOfMeasure = 0.05;

/** Standard deviation of hits. With no hits or only hits, the share is taken as 0.05 or 0.95, so it is never 0. */
const spreadOfHits = (attempts: number, hits: number) => {
  const share = Math.min(0.95, Math.max(0.05, hits / attempts));
  return Math.sqrt(attempts * share * (1 - share));
};

/**
 * Returns the standard deviation of a score around this mean from one time to the next: binomial for hits, cells
 * and (times 0.8) points, otherwise by the estimates above. For a run it is half of the mean, and at least 1.
 */
export function spreadOf({ shape, max }: Pick<ScoringRule, 'shape' | 'max'>, mean: number): number {
  switch (shape?.kind) {
    case 'hits':
      return spreadOfHits(shape.attempts, mean);
    case 'points': {
      const most = Math.max(...shape.values);
      return most * spreadOfHits(shape.attempts, mean / most) * 0.8;
    }
    case 'cells':
      return spreadOfHits(max ?? 1, mean);
    case 'strokes':
      return spreadOfBall * Math.sqrt(shape.balls);
    case 'streak':
      return Math.max(1, mean / 2);
    default:
      return Math.abs(mean) * spreadOfMeasure;
  }
}

/** Whether a score differs from the mean of the first two by more than chance does nine times out of ten. */
export function changeSince(
  rule: Pick<ScoringRule, 'shape' | 'max' | 'better'>,
  { score, baseline }: { readonly score: number; readonly baseline: number },
): 'better' | 'worse' | 'same' {
  const gain = rule.better === 'higher' ? score - baseline : baseline - score;
  // Uses the mean of all three scores: if nothing had changed, it would be the best estimate of the true mean.
  const chance = oneInTen * ofTwoMeans * spreadOf(rule, (2 * baseline + score) / 3);
  if (Math.abs(gain) <= chance) return 'same';
  return gain > 0 ? 'better' : 'worse';
}

/** Returns the verdict on one score. */
export function verdictOf(rule: ScoringRule, { score, target, own }: Compared): Verdict {
  const isAsGoodAs = (other: number) => betterScore(rule, score, other) === score;
  if (own !== null && score !== own.best && isAsGoodAs(own.best)) return 'best';
  if (target !== null && isAsGoodAs(target)) return 'reached';
  if (own === null) return target === null ? 'first' : 'short';
  const { baseline } = own;
  const change = baseline === null ? 'same' : changeSince(rule, { score, baseline });
  return change === 'same' && target !== null ? 'short' : change;
}
