import type { ScoringRule } from '../drills/drill.ts';
import type { ExerciseTask } from '../drills/task.ts';
import type { Reach } from './ball-model.ts';
import { type SkillTestId, shortDistances } from './skill-test.ts';
import { targetsOfTest } from './test-scoring.ts';

/** The full-shot tests. They have short distances for golfers who cannot reach the usual ones. */
export const testsByReach = [
  'approach-test',
  'driving-test',
] as const satisfies readonly SkillTestId[];

export const isTestByReach = (id: string): id is (typeof testsByReach)[number] =>
  testsByReach.some((testId) => testId === id);

/** Returns the reach of the scores in a series. */
export const reachOf = (series: string): Reach =>
  series.split(' ').includes(shortDistances) ? 'short' : 'usual';

/**
 * Sets the targets for a session that uses a test's short distances: the norms of golfers who play the same
 * distances.
 */
export function withReach<Rule extends ScoringRule>(
  id: string,
  rule: Rule,
  { variant }: ExerciseTask,
): Rule {
  if (variant !== shortDistances || !isTestByReach(id)) return rule;
  return { ...rule, targets: targetsOfTest(id, 'short') };
}
