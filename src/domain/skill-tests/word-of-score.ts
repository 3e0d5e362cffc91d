import type { Reach } from './ball-model.ts';
import { average, baselineResults, changeOfTest } from './change.ts';
import { type SkillTestId, skillTestIds } from './skill-test.ts';

/** What the last of some scores of a skill test says: the first, the second that makes the start, or a change since. */
export type TestVerdict = {
  readonly verdict: 'first' | 'start' | 'better' | 'worse' | 'not_sure';
  /** The mean of the first two, in points; the first alone before there are two. */
  readonly start: number;
  /** The points away from the start that count as a change; 0 before there are three scores. */
  readonly needed: number;
};

const isSkillTest = (id: string): id is SkillTestId => skillTestIds.some((testId) => testId === id);

/** @param scores of one series with one reach, oldest first. Null for other drills and without scores. */
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
