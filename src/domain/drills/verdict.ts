import { betterScore, type ScoringRule } from './drill.ts';

/**
 * What one score says: the first one; better than ever; as good as the target; clearly better or worse than
 * the first two; short of the target; or, where there is none, about as at the beginning.
 */
export type Verdict = 'first' | 'best' | 'reached' | 'better' | 'worse' | 'short' | 'same';

type Compared = {
  readonly score: number;
  /** Null where a handicap says nothing. */
  readonly target: number | null;
  /** The golfer's record without this score, in as many attempts; null before the first one. */
  readonly own: { readonly best: number; readonly baseline: number | null } | null;
};

/** Standard deviations that chance alone goes beyond in one direction at most once in ten times, also for few whole attempts. */
const oneInTen = 1.5;
/** The baseline is the mean of two scores, and so has half the variance of one. */
const ofTwoMeans = Math.sqrt(1 + 1 / 2);
/** How much strokes to hole one ball vary, by the lag and chip model of the benchmarks. An estimate. */
const spreadOfBall = 0.7;
/** How much a measured value varies from day to day, as a share of it. An estimate. */
const spreadOfMeasure = 0.05;

/** Hits that are none or all of them still vary: the share is taken to be at least one in twenty. */
const spreadOfHits = (attempts: number, hits: number) => {
  const share = Math.min(0.95, Math.max(0.05, hits / attempts));
  return Math.sqrt(attempts * share * (1 - share));
};

/**
 * How much a score varies from one time to the next around this mean, as a standard deviation: binomial for
 * hits, for points between their least and most, else by the estimates above. A run varies by half of itself.
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

/** Whether a score is better or worse than a golfer's first two by more than chance makes it nine times of ten. */
export function changeSince(
  rule: Pick<ScoringRule, 'shape' | 'max' | 'better'>,
  { score, baseline }: { readonly score: number; readonly baseline: number },
): 'better' | 'worse' | 'same' {
  const gain = rule.better === 'higher' ? score - baseline : baseline - score;
  // Around the mean of all three scores: were all alike, it would be the best guess of what they vary around.
  const chance = oneInTen * ofTwoMeans * spreadOf(rule, (2 * baseline + score) / 3);
  if (Math.abs(gain) <= chance) return 'same';
  return gain > 0 ? 'better' : 'worse';
}

/** What one score says about a drill. */
export function verdictOf(rule: ScoringRule, { score, target, own }: Compared): Verdict {
  const isAsGoodAs = (other: number) => betterScore(rule, score, other) === score;
  if (own !== null && score !== own.best && isAsGoodAs(own.best)) return 'best';
  if (target !== null && isAsGoodAs(target)) return 'reached';
  if (own === null) return target === null ? 'first' : 'short';
  const { baseline } = own;
  const change = baseline === null ? 'same' : changeSince(rule, { score, baseline });
  return change === 'same' && target !== null ? 'short' : change;
}
