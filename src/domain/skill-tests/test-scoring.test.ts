import { describe, expect, test } from 'vitest';
import { findScoringFaults } from '../drills/check-drill.ts';
import { skillTestIds } from './skill-test.ts';
import { scoringOfTest, targetsOfTest } from './test-scoring.ts';

describe('a skill test as a drill', () => {
  test.each(skillTestIds)(
    '%s can be scored within its limits, and asks more of better golfers',
    (id) => {
      expect(findScoringFaults(scoringOfTest(id))).toEqual([]);
    },
  );

  test('asks of every level what golfers in its middle score', () => {
    expect(scoringOfTest('putting-test').targets).toEqual({
      ...{ beginner: 31, intermediate: 36, advanced: 40, expert: 44 },
    });
  });

  test('asks less carry of short hitters, and the same of their shots to the green', () => {
    expect(targetsOfTest('driving-test', 'short').beginner).toBeLessThan(
      targetsOfTest('driving-test').beginner,
    );
    expect(targetsOfTest('approach-test', 'short')).toEqual(targetsOfTest('approach-test'));
  });
});
