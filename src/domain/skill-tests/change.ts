import type { Reach } from './ball-model.ts';
import { levelOf, normFor } from './norms.ts';
import type { SkillTestId } from './skill-test.ts';

/** The scores of one golfer in one test, earliest first; all with the same reach, since only those compare. */
export type TestSeries = {
  readonly testId: SkillTestId;
  readonly reach?: Reach | undefined;
  readonly scores: readonly number[];
};

export type Verdict = 'better' | 'worse' | 'not_sure';

/** The first results make the baseline: one alone would let a lucky day hide every gain after it. */
const baselineResults = 2;
/** The last results that are compared with it, as far as they lie after it. */
export const comparedResults = 2;

/**
 * Beyond how many standard deviations a difference is called a change. Without a change a bell curve
 * is beyond 1.35 on either side in 9 of 100 cases each; that leaves room for golfers who are not as the
 * norms, since at most 10 may be told of a gain that is none.
 */
const surelyBeyond = 1.35;

const verdictOf = (deviations: number): Verdict => {
  if (Math.abs(deviations) < surelyBeyond) return 'not_sure';
  return deviations > 0 ? 'better' : 'worse';
};

export const average = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export type ChangeOfTest = {
  readonly verdict: Verdict;
  /** Mean of the first two results, in points. */
  readonly baseline: number;
  /** The later result, or the mean of the last two of them, in points. */
  readonly now: number;
  /** The fewest points between the two that count as a change. */
  readonly needed: number;
  /** The difference in standard deviations of its own; more than 0 is better. */
  readonly gain: number;
};

/**
 * Whether a golfer has become better in a test: the mean of the last two results after the first two
 * against that of the first two, measured by how much such means differ by chance. The spread is the
 * norm's at the level halfway between the two, so that a gain and the same loss are told alike. Null
 * without a result after the baseline.
 */
export function changeOfTest({ testId, scores, reach }: TestSeries): ChangeOfTest | null {
  const later = scores.slice(baselineResults).slice(-comparedResults);
  if (later.length === 0) return null;
  const [baseline, now] = [average(scores.slice(0, baselineResults)), average(later)];
  const { spread } = normFor(testId, levelOf(testId, (baseline + now) / 2, reach), reach);
  const byChance = spread * Math.sqrt(1 / baselineResults + 1 / later.length);
  const gain = (now - baseline) / byChance;
  return { verdict: verdictOf(gain), baseline, now, needed: surelyBeyond * byChance, gain };
}

export type ChangeOverall = {
  readonly verdict: Verdict;
  /** The standardized gains of all tests as one, in standard deviations; more than 0 is better. */
  readonly gain: number;
  /** The tests that it was made of. */
  readonly testIds: readonly SkillTestId[];
};

/** With fewer tests than this there is no whole to speak of. */
const fewestTests = 2;

/**
 * Whether a golfer has become better over all: the gains of the tests, each in standard deviations
 * of its own, added up and divided by the root of their number, which makes a standard deviation
 * again. Every test counts the same, so that no single skill (a longer drive, say) decides alone.
 * Null while fewer than two tests have a result after their baseline.
 *
 * @param series at most one for a test.
 */
export function changeOverall(series: readonly TestSeries[]): ChangeOverall | null {
  const changes = series.flatMap((each) => {
    const change = changeOfTest(each);
    return change === null ? [] : [{ testId: each.testId, gain: change.gain }];
  });
  if (changes.length < fewestTests) return null;
  const gain = changes.reduce((sum, each) => sum + each.gain, 0) / Math.sqrt(changes.length);
  return { verdict: verdictOf(gain), gain, testIds: changes.map(({ testId }) => testId) };
}
