import { expect, test } from 'vitest';
import { scoringFor } from '../drills/task.ts';
import { isTestByReach, reachOf, testsByReach } from './reach.ts';
import { shortDistances, skillTestIds } from './skill-test.ts';
import { skillTests } from './skill-tests.ts';
import { scoringOfTest } from './test-scoring.ts';

test('only the tests of full shots have other distances for short hitters', () => {
  const short = skillTestIds.filter((id) =>
    skillTests[id].stations.some((station) => 'shortMetres' in station),
  );
  expect(short).toEqual([...testsByReach]);
  expect(isTestByReach('putting-test')).toBe(false);
});

test('the series of a score states which distances it used', () => {
  expect(reachOf('')).toBe('usual');
  expect(reachOf('2')).toBe('usual');
  expect(reachOf(shortDistances)).toBe('short');
  expect(reachOf(`2 ${shortDistances}`)).toBe('short');
});

test('short hitters get their own targets where their distances make another task', () => {
  const task = { variant: shortDistances };
  const driving = scoringOfTest('driving-test');
  const expert = scoringFor(driving, task)?.targets?.expert ?? 0;
  expect(expert).toBeLessThan(driving.targets?.expert ?? 0);
  expect(scoringFor(driving, {})).toBe(driving);
  const approach = scoringOfTest('approach-test');
  expect(scoringFor(approach, task, 'imperial')?.targets).toEqual(approach.targets);
});
