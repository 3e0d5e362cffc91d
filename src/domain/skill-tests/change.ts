import type { Reach } from './ball-model.ts';
import { handicapOfScore, normFor } from './norms.ts';
import type { SkillTestId, Verdict } from './skill-test.ts';

/** One golfer's scores in one test, earliest first, all with the same reach, because only those are comparable. */
export type TestSeries = {
  readonly testId: SkillTestId;
  readonly reach?: Reach | undefined;
  readonly scores: readonly number[];
};

/** The first results form the baseline. With only one, a lucky day would hide every later gain. */
export const baselineResults = 2;
/** The number of latest results after the baseline that are compared with it. */
export const comparedResults = 2;

/**
 * The number of standard deviations from which a difference counts as a change. Without a real change, a normally
 * distributed difference exceeds 1.35 in 9 of 100 cases in each direction. At most 10 of 100 golfers may be told
 * of a gain that is not real, so this leaves room for golfers who differ from the norms.
 */
const surelyBeyond = 1.35;

/** Whether a difference, in standard deviations, counts as a change. */
export const verdictOf = (deviations: number): Verdict => {
  if (Math.abs(deviations) < surelyBeyond) return 'not_sure';
  return deviations > 0 ? 'better' : 'worse';
};

/** Returns how many more results a test needs before one can be compared with the first two. */
export const resultsToCompare = (results: number): number =>
  Math.max(0, baselineResults + 1 - results);

export const average = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export type ChangeOfTest = {
  readonly verdict: Verdict;
  /** Mean of the first two results, in points. */
  readonly baseline: number;
  /** The later result, or the mean of the last two of them, in points. */
  readonly now: number;
  /** The smallest difference between the two, in points, that counts as a change. */
  readonly needed: number;
  /** The difference in its own standard deviations; positive is better. */
  readonly gain: number;
};

type Compared = Pick<TestSeries, 'testId' | 'reach'> & {
  /** Earlier and later results, at least one of each. */
  readonly before: readonly number[];
  readonly after: readonly number[];
};

/**
 * Compares later results with earlier ones: the difference between their means, measured by how much such means
 * differ by chance. The spread is the norm's at the level halfway between the two, so that a gain and an equal
 * loss are judged alike.
 */
export function changeBetween({ testId, reach, before, after }: Compared): ChangeOfTest {
  const [baseline, now] = [average(before), average(after)];
  const { spread } = normFor(testId, handicapOfScore(testId, (baseline + now) / 2, reach), reach);
  const byChance = spread * Math.sqrt(1 / before.length + 1 / after.length);
  const gain = (now - baseline) / byChance;
  return { verdict: verdictOf(gain), baseline, now, needed: surelyBeyond * byChance, gain };
}

/**
 * Compares a golfer's last two results in a test with the first two. Returns null without a result after the
 * baseline.
 */
export function changeOfTest({ scores, ...test }: TestSeries): ChangeOfTest | null {
  const after = scores.slice(baselineResults).slice(-comparedResults);
  if (after.length === 0) return null;
  return changeBetween({ ...test, before: scores.slice(0, baselineResults), after });
}

/** Combines the gains of several tests into one, again in standard deviations; 0 without gains. */
export function jointGain(changes: readonly Pick<ChangeOfTest, 'gain'>[]): number {
  return changes.reduce((sum, { gain }) => sum + gain, 0) / Math.sqrt(Math.max(1, changes.length));
}

export type ChangeOverall = {
  readonly verdict: Verdict;
  /** The combined gain of all tests, in standard deviations; positive is better. */
  readonly gain: number;
  /** The tests that are included. */
  readonly testIds: readonly SkillTestId[];
};

/** With fewer tests, there is no overall result. */
const fewestTests = 2;

type ChangeIn = Pick<ChangeOfTest, 'gain'> & { readonly testId: SkillTestId };

/**
 * Whether several tests together show a change: the sum of their gains, each in its own standard deviations,
 * divided by the square root of their number. Every test counts the same, so that no single skill (for example a
 * longer drive) decides alone. Returns null with fewer than two tests.
 *
 * @param changes at most one per test.
 */
export function overallOf(changes: readonly ChangeIn[]): ChangeOverall | null {
  if (changes.length < fewestTests) return null;
  const gain = jointGain(changes);
  return { verdict: verdictOf(gain), gain, testIds: changes.map(({ testId }) => testId) };
}

/**
 * Whether a golfer has improved overall. Returns null if fewer than two tests have a result after their baseline.
 *
 * @param series at most one per test.
 */
export function changeOverall(series: readonly TestSeries[]): ChangeOverall | null {
  const changes = series.flatMap((each) => {
    const change = changeOfTest(each);
    return change === null ? [] : [{ testId: each.testId, gain: change.gain }];
  });
  return overallOf(changes);
}
