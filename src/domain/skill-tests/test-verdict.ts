import type { Reach } from './ball-model.ts';
import { average, baselineResults, changeOfTest } from './change.ts';
import { type SkillTestId, skillTestIds } from './skill-test.ts';

/**
 * The verdict on the last score of a skill test: the first score, the second, which completes the start, or a
 * change.
 */
export type TestVerdict = {
  readonly verdict: 'first' | 'start' | 'better' | 'worse' | 'not_sure';
  /** The mean of the first two scores, in points; until there are two, the first score. */
  readonly start: number;
  /** The difference from the start, in points, that counts as a change; 0 with fewer than three scores. */
  readonly needed: number;
};

const isSkillTest = (id: string): id is SkillTestId => skillTestIds.some((testId) => testId === id);

/** Returns null for other drills and without scores. @param scores of one series with one reach, oldest first. */
export function verdictOfTest(
  id: string,
  scores: readonly number[],
  reach: Reach = 'usual',
): TestVerdict | null {
  if (!isSkillTest(id) || scores.length === 0) return null;
  const change = changeOfTest({ testId: id, scores, reach });
  if (change === null) {
    const verdict = scores.length < baselineResults ? 'first' : 'start';
    return { verdict, start: average(scores), needed: 0 };
  }
  return { verdict: change.verdict, start: change.baseline, needed: Math.ceil(change.needed) };
}
