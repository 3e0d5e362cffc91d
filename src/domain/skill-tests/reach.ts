import type { Reach } from './ball-model.ts';
import { type SkillTestId, shortDistances } from './skill-test.ts';

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
