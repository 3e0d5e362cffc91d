import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeOfTest, changeOverall, type TestSeries } from './change.ts';
import { highestScore, skillTestIds } from './skill-test.ts';
import { skillTests } from './skill-tests.ts';

const putting = (...scores: number[]): TestSeries => ({ testId: 'putting-test', scores });

const id = fc.constantFrom(...skillTestIds);
const testAndScores = (amount: number) =>
  id.chain((testId) =>
    fc.tuple(
      fc.constant(testId),
      fc.array(fc.integer({ min: 0, max: highestScore(skillTests[testId]) }), {
        minLength: amount,
        maxLength: amount,
      }),
    ),
  );

describe('the change of one test', () => {
  test('is unknown before there is a result after the first two', () => {
    expect(changeOfTest(putting())).toBeNull();
    expect(changeOfTest(putting(30))).toBeNull();
    expect(changeOfTest(putting(30, 34))).toBeNull();
  });

  test('compares the first two with the last two', () => {
    expect(changeOfTest(putting(30, 34, 40))).toMatchObject({ baseline: 32, now: 40 });
    expect(changeOfTest(putting(30, 34, 20, 38, 41))).toMatchObject({ baseline: 32, now: 39.5 });
  });

  test.each([
    [[30, 34, 37], 'not_sure'],
    [[30, 34, 45], 'better'],
    [[30, 34, 20], 'worse'],
    [[30, 34, 39, 42], 'better'],
    [[30, 34, 37, 38], 'not_sure'],
  ] as const)('for scores %j is %s', (scores, verdict) => {
    expect(changeOfTest(putting(...scores))?.verdict).toBe(verdict);
  });

  test('needs fewer points after the second result', () => {
    const once = changeOfTest(putting(30, 34, 36));
    const twice = changeOfTest(putting(30, 34, 36, 36));
    expect(twice?.needed).toBeLessThan(once?.needed ?? 0);
  });

  test('is certain exactly when it reaches the needed points', () => {
    fc.assert(
      fc.property(testAndScores(3), ([testId, scores]) => {
        const change = changeOfTest({ testId, scores });
        if (change === null) throw new Error('There is a result after the baseline');
        const { verdict, now, baseline, needed } = change;
        expect(verdict !== 'not_sure').toBe(Math.abs(now - baseline) >= needed);
      }),
    );
  });

  test('rates a loss like an equal gain', () => {
    fc.assert(
      fc.property(testAndScores(4), ([testId, [a = 0, b = 0, c = 0, d = 0]]) => {
        const there = changeOfTest({ testId, scores: [a, b, c, d] });
        const back = changeOfTest({ testId, scores: [c, d, a, b] });
        expect(there?.gain).toBeCloseTo(-(back?.gain ?? 0), 9);
        expect(there?.needed).toBeCloseTo(back?.needed ?? 0, 9);
      }),
    );
  });
});

describe('the change over all tests', () => {
  const little = skillTestIds.map((testId) => ({ testId, scores: [30, 30, 33] }));

  test('is unknown with fewer than two tests that have a result after their baseline', () => {
    expect(changeOverall([])).toBeNull();
    const approach: TestSeries = { testId: 'approach-test', scores: [20, 22] };
    expect(changeOverall([putting(30, 34, 45), approach])).toBeNull();
  });

  test('detects an improvement that no single test shows with certainty', () => {
    const scores = {
      'putting-test': [30, 32, 36],
      'short-game-test': [36, 40, 47],
      'approach-test': [26, 30, 36],
      'driving-test': [36, 38, 40],
      'home-putting-test': [54, 58, 65],
    };
    const series = skillTestIds.map((testId) => ({ testId, scores: scores[testId] }));
    for (const each of series) expect(changeOfTest(each)?.verdict).toBe('not_sure');
    expect(changeOverall(series)).toMatchObject({ verdict: 'better', testIds: skillTestIds });
  });

  test('is uncertain if one test gained what another lost', () => {
    const back: TestSeries = { testId: 'approach-test', scores: [30, 30, 18] };
    expect(changeOverall([putting(30, 30, 42), back])?.verdict).toBe('not_sure');
  });

  test('does not depend on the order of the tests', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(little, { minLength: 5 }), (series) => {
        expect(changeOverall(series)?.gain).toBeCloseTo(changeOverall(little)?.gain ?? 0, 9);
      }),
    );
  });
});
