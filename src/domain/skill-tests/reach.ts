import type { ScoringRule } from '../drills/drill.ts';
import type { ExerciseTask } from '../drills/task.ts';
import type { Reach } from './ball-model.ts';
import { type SkillTestId, shortDistances } from './skill-test.ts';
import { targetsOfTest } from './test-scoring.ts';

/** The tests of full shots, which golfers do over shorter distances who do not reach the others. */
export const testsByReach = [
  'approach-test',
  'driving-test',
] as const satisfies readonly SkillTestId[];

export const isTestByReach = (id: string): id is (typeof testsByReach)[number] =>
  testsByReach.some((testId) => testId === id);

/** The reach that scores of a series were made with. */
export const reachOf = (series: string): Reach =>
  series.split(' ').includes(shortDistances) ? 'short' : 'usual';

/** How a drill is scored where a session asks for the short distances of a test: by golfers who do the same. */
export function withReach<Rule extends ScoringRule>(
  id: string,
  rule: Rule,
  { variant }: ExerciseTask,
): Rule {
  if (variant !== shortDistances || !isTestByReach(id)) return rule;
  return { ...rule, targets: targetsOfTest(id, 'short') };
}
