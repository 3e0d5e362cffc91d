import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  mean,
  middleHalf,
  movingAverage,
  perWholeRound,
  type ScoredRound,
  scoreAgainstPar,
  trendOf,
} from './round-trends.ts';

const aRound = (changes: Partial<ScoredRound> = {}): ScoredRound => ({
  holes: 18,
  scoreType: 'strokeplay',
  totalScore: 89,
  coursePar: 72,
  ...changes,
});

const scores = fc.array(fc.integer({ min: -10, max: 60 }), { minLength: 1, maxLength: 30 });

describe('a score against par', () => {
  test('is strokes over par, and counts double for nine holes', () => {
    expect(scoreAgainstPar(aRound())).toBe(17);
    expect(scoreAgainstPar(aRound({ totalScore: 70 }))).toBe(-2);
    expect(scoreAgainstPar(aRound({ holes: 9, totalScore: 45, coursePar: 36 }))).toBe(18);
  });

  test.each([
    ['Stableford', aRound({ scoreType: 'stableford', totalScore: 31 })],
    ['a round without a par', aRound({ coursePar: null })],
    ['nine holes with the par of eighteen', aRound({ holes: 9, totalScore: 45 })],
    ['eighteen holes with the par of nine', aRound({ coursePar: 36 })],
  ])('is unknown for %s', (_, round) => {
    expect(scoreAgainstPar(round)).toBeNull();
  });

  test('for nine holes equals the score of eighteen holes with twice the strokes and par', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 9, max: 90 }),
        fc.integer({ min: 27, max: 45 }),
        (nine, par) => {
          const twice = aRound({ totalScore: 2 * nine, coursePar: 2 * par });
          const once = aRound({ holes: 9, totalScore: nine, coursePar: par });
          expect(scoreAgainstPar(once)).toBe(scoreAgainstPar(twice));
        },
      ),
    );
    expect([perWholeRound(17, 9), perWholeRound(33, 18)]).toEqual([34, 33]);
  });
});

describe('the moving average of five rounds', () => {
  test('starts with the available rounds and then drops the oldest', () => {
    expect(movingAverage([20, 10, 30, 20, 20, 10, 0])).toEqual([20, 15, 20, 20, 20, 18, 16]);
  });

  test('has a value for each round, never beyond the best and the worst', () => {
    fc.assert(
      fc.property(scores, (values) => {
        const averages = movingAverage(values);
        expect(averages).toHaveLength(values.length);
        for (const average of averages) {
          expect(average).toBeGreaterThanOrEqual(Math.min(...values) - 1e-9);
          expect(average).toBeLessThanOrEqual(Math.max(...values) + 1e-9);
        }
        expect(averages.at(-1)).toBe(trendOf(values)?.recent);
      }),
    );
  });
});

describe('a trend', () => {
  test('compares the last five with up to ten before them', () => {
    expect(trendOf([24, 24, 24, 20, 20, 20, 20, 20])).toEqual({ recent: 20, change: -4 });
    const older = Array.from({ length: 20 }, () => 50);
    const ten = Array.from({ length: 10 }, () => 22);
    expect(trendOf([...older, ...ten, 20, 20, 20, 20, 20])).toEqual({ recent: 20, change: -2 });
  });

  test('has no comparison until there are three earlier rounds', () => {
    expect(trendOf([])).toBeNull();
    expect(trendOf([30])).toEqual({ recent: 30, change: null });
    expect(trendOf([30, 30, 20, 20, 20, 20, 20])).toEqual({ recent: 20, change: null });
  });

  test('is zero when all rounds are the same', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -10, max: 60 }),
        fc.integer({ min: 8, max: 30 }),
        (one, count) => {
          expect(trendOf(Array.from({ length: count }, () => one))).toEqual({
            recent: one,
            change: 0,
          });
        },
      ),
    );
  });
});

describe('the middle half of values', () => {
  test('lies from the first quartile to the third', () => {
    expect(middleHalf([88, 90, 92, 94, 96])).toEqual({ low: 90, high: 94 });
    expect(middleHalf([90, 91, 92, 93])).toEqual({ low: 90.75, high: 92.25 });
    expect(middleHalf([90, 91, 92])).toBeNull();
  });

  test('leaves out at most half of the values, and does not depend on their order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 100 }), { minLength: 4 }), (values) => {
        const band = middleHalf(values);
        const inside = values.filter(
          (value) => band !== null && band.low <= value && value <= band.high,
        );
        expect(inside.length * 2).toBeGreaterThanOrEqual(values.length - 2);
        expect(middleHalf(values.toReversed())).toEqual(band);
      }),
    );
  });
});

test('the mean of an empty list is null', () => {
  expect(mean([])).toBeNull();
  expect(mean([1, 2, 6])).toBe(3);
});
