import type { Reach } from './ball-model.ts';
import { levelOf, normFor } from './norms.ts';
import type { SkillTestId, Verdict } from './skill-test.ts';

/** The scores of one golfer in one test, earliest first; all with the same reach, since only those compare. */
export type TestSeries = {
  readonly testId: SkillTestId;
  readonly reach?: Reach | undefined;
  readonly scores: readonly number[];
};

/** The first results make the baseline: one alone would let a lucky day hide every gain after it. */
export const baselineResults = 2;
/** The last results that are compared with it, as far as they lie after it. */
export const comparedResults = 2;

/**
 * Beyond how many standard deviations a difference is called a change. Without a change a bell curve
 * is beyond 1.35 on either side in 9 of 100 cases each; that leaves room for golfers who are not as the
 * norms, since at most 10 may be told of a gain that is none.
 */
const surelyBeyond = 1.35;

/** Whether a difference of so many standard deviations is a change. */
export const verdictOf = (deviations: number): Verdict => {
  if (Math.abs(deviations) < surelyBeyond) return 'not_sure';
  return deviations > 0 ? 'better' : 'worse';
};

/** How many more results a test needs before one can be compared with the first two. */
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
  /** The fewest points between the two that count as a change. */
  readonly needed: number;
  /** The difference in standard deviations of its own; more than 0 is better. */
  readonly gain: number;
};

type Compared = Pick<TestSeries, 'testId' | 'reach'> & {
  /** Earlier and later results; one of each at least. */
  readonly before: readonly number[];
  readonly after: readonly number[];
};

/**
 * Whether later results differ from earlier ones by more than chance: the mean of these against the mean
 * of those, measured by how much such means differ by chance. The spread is the norm's at the level
 * halfway between the two, so that a gain and the same loss are told alike.
 */
export function changeBetween({ testId, reach, before, after }: Compared): ChangeOfTest {
  const [baseline, now] = [average(before), average(after)];
  const { spread } = normFor(testId, levelOf(testId, (baseline + now) / 2, reach), reach);
  const byChance = spread * Math.sqrt(1 / before.length + 1 / after.length);
  const gain = (now - baseline) / byChance;
  return { verdict: verdictOf(gain), baseline, now, needed: surelyBeyond * byChance, gain };
}

/**
 * Whether a golfer has become better in a test: the last two results after the first two against those.
 * Null without a result after the baseline.
 */
export function changeOfTest({ scores, ...test }: TestSeries): ChangeOfTest | null {
  const after = scores.slice(baselineResults).slice(-comparedResults);
  if (after.length === 0) return null;
  return changeBetween({ ...test, before: scores.slice(0, baselineResults), after });
}

/** The gains of several tests as one, in standard deviations again; 0 without one. */
export function jointGain(changes: readonly Pick<ChangeOfTest, 'gain'>[]): number {
  return changes.reduce((sum, { gain }) => sum + gain, 0) / Math.sqrt(Math.max(1, changes.length));
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

type ChangeIn = Pick<ChangeOfTest, 'gain'> & { readonly testId: SkillTestId };

/**
 * Whether several tests together show a change: their gains, each in standard deviations of its own,
 * added up and divided by the root of their number. Every test counts the same, so that no single skill
 * (a longer drive, say) decides alone. Null with fewer than two.
 *
 * @param changes at most one for a test.
 */
export function overallOf(changes: readonly ChangeIn[]): ChangeOverall | null {
  if (changes.length < fewestTests) return null;
  const gain = jointGain(changes);
  return { verdict: verdictOf(gain), gain, testIds: changes.map(({ testId }) => testId) };
}

/**
 * Whether a golfer has become better over all. Null while fewer than two tests have a result after their
 * baseline.
 *
 * @param series at most one for a test.
 */
export function changeOverall(series: readonly TestSeries[]): ChangeOverall | null {
  const changes = series.flatMap((each) => {
    const change = changeOfTest(each);
    return change === null ? [] : [{ testId: each.testId, gain: change.gain }];
  });
  return overallOf(changes);
}
