import { describe, expect, test } from 'vitest';
import { findScoringFaults } from '../drills/check-drill.ts';
import { skillTestIds } from './skill-test.ts';
import { scoringOfTest, targetsOfTest } from './test-scoring.ts';

describe('a skill test as a drill', () => {
  test.each(skillTestIds)('has valid targets for %s, which get harder for better golfers', (id) => {
    expect(findScoringFaults(scoringOfTest(id))).toEqual([]);
  });

  test('has targets equal to the average scores in the middle of each level', () => {
    expect(scoringOfTest('putting-test').targets).toEqual({
      beginner: 30,
      intermediate: 36,
      advanced: 41,
      expert: 45,
    });
  });

  test('asks for less carry from short hitters, but the same approach shots', () => {
    expect(targetsOfTest('driving-test', 'short').beginner).toBeLessThan(
      targetsOfTest('driving-test').beginner,
    );
    expect(targetsOfTest('approach-test', 'short')).toEqual(targetsOfTest('approach-test'));
  });
});
