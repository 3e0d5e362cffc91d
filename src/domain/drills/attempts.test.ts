import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shippedContent } from '#content/content.ts';
import {
  addAttempt,
  attemptsIn,
  attemptsInAll,
  type Counting,
  countSoFar,
  isFinished,
  mostAttempts,
  scoreOf,
  strokesWithOneBall,
  undoAttempt,
} from './attempts.ts';
import { fitsLimits } from './check-drill.ts';
import { checkScore, type ScoreShape } from './drill.ts';

const putts: Counting = { shape: { kind: 'hits', attempts: 4 }, min: 0, max: 4, step: 1 };
const windows: Counting = {
  shape: { kind: 'points', attempts: 3, values: [0, 0.5, 1] },
  min: 0,
  max: 3,
  step: 0.5,
};
const streak: Counting = { shape: { kind: 'streak', tries: 5 }, min: 0, max: 5, step: 1 };
const threeInARow: Counting = { shape: { kind: 'streak' }, min: 0, max: 3, step: 1 };
const strokes: Counting = {
  shape: { kind: 'strokes', balls: 3, par: 2 },
  min: 3,
  max: null,
  step: 1,
};
const value: Counting = { shape: { kind: 'value' }, min: 0, max: 99, step: 0.1 };

test('the attempts of a whole score are those of all its cells', () => {
  const cells = [
    { id: 'short', attempts: 6 },
    { id: 'long', attempts: 4 },
  ];
  expect(attemptsInAll({ shape: { kind: 'cells', cells } })).toBe(10);
  expect(attemptsInAll(putts)).toBe(4);
  expect(attemptsInAll(threeInARow)).toBeNull();
});

describe('the score of several attempts', () => {
  test.each([
    ['hits are counted', putts, [1, 0, 1, 1], 3],
    ['points are added up', windows, [0.5, 1, 0], 1.5],
    ['the longest run counts, not the last one', streak, [1, 1, 0, 1, 0], 2],
    ['a run that is as long as it can be ends the drill', threeInARow, [0, 1, 1, 1], 3],
    ['strokes are added up', strokes, [2, 3, 1], 6],
  ])('follows the rule that %s', (_what, rule, attempts, score) => {
    expect(isFinished(rule, attempts)).toBe(true);
    expect(scoreOf(rule, attempts)).toBe(score);
  });

  test('is only a count until all attempts are made', () => {
    expect(countSoFar(putts, [1, 0])).toBe(1);
    expect(scoreOf(putts, [1, 0])).toBeNull();
    expect(scoreOf(strokes, [2, 2])).toBeNull();
  });

  test('exists for a streak after the first attempt', () => {
    expect(scoreOf(threeInARow, [])).toBeNull();
    expect(scoreOf(threeInARow, [1, 1, 0, 1])).toBe(2);
  });

  test('of a streak that never gets long enough is final when the maximum number of attempts is reached', () => {
    const misses = Array.from({ length: 2 * mostAttempts }, (_, index) => index % 3 && 1);
    const attempts = misses.reduce<readonly number[]>(
      (sum, attempt) => addAttempt(threeInARow, sum, attempt),
      [],
    );
    expect(attempts).toHaveLength(mostAttempts);
    expect(isFinished(threeInARow, attempts)).toBe(true);
    expect(scoreOf(threeInARow, attempts)).toBe(2);
    expect(undoAttempt(attempts)).toHaveLength(mostAttempts - 1);
  });

  test('cannot be counted for a typed value', () => {
    expect(addAttempt(value, [], 1)).toEqual([]);
    expect(countSoFar(value, [])).toBeNull();
    expect(isFinished({ ...value, shape: undefined }, [])).toBe(false);
  });

  test('ignores attempts that are not possible', () => {
    expect(addAttempt(putts, [], 2)).toEqual([]);
    expect(addAttempt(windows, [], 0.7)).toEqual([]);
    expect(addAttempt(strokes, [], 0)).toEqual([]);
    expect(addAttempt(putts, [1, 1, 1, 1], 1)).toEqual([1, 1, 1, 1]);
  });
});

const scored = shippedContent.drills.flatMap(({ id, scoring }) =>
  scoring ? [{ id, scoring }] : [],
);

test.each(scored)(
  '$id has a score shape that fits its lowest and highest scores',
  ({ scoring }) => {
    expect(scoring.shape).toBeDefined();
    expect(scoring.shape && fitsLimits(scoring.shape, scoring)).toBe(true);
  },
);

/** Any attempt that could be entered for a drill, whether it is possible or not. */
const tap = fc.oneof(fc.integer({ min: 0, max: 20 }), fc.constantFrom(0.5, -1, 99));

test.each(scored)(
  '$id never gets an impossible score, regardless of the attempts entered',
  ({ scoring }) => {
    fc.assert(
      fc.property(fc.array(tap, { maxLength: 120 }), (taps) => {
        let attempts: readonly number[] = [];
        for (const each of taps) {
          const next = addAttempt(scoring, attempts, each);
          if (next !== attempts) expect(undoAttempt(next)).toEqual(attempts);
          attempts = next;
        }
        expect(attempts.length).toBeLessThanOrEqual(attemptsIn(scoring) ?? taps.length);
        const score = scoreOf(scoring, attempts);
        if (score !== null) expect(checkScore(scoring, score)).toBeNull();
      }),
      { numRuns: 50 },
    );
  },
);

describe('the limits of a score shape', () => {
  const shapes: fc.Arbitrary<ScoreShape> = fc.oneof(
    fc.record({ kind: fc.constant('hits' as const), attempts: fc.integer({ min: 1, max: 60 }) }),
    fc.record({ kind: fc.constant('streak' as const), tries: fc.integer({ min: 1, max: 60 }) }),
    fc.record({ kind: fc.constant('strokes' as const), balls: fc.integer({ min: 1, max: 60 }) }),
  );

  test('are reached by its best and its worst attempts', () => {
    fc.assert(
      fc.property(shapes, (shape) => {
        const most = attemptsIn({ shape }) ?? 0;
        const rule =
          shape.kind === 'strokes'
            ? ({ shape, better: 'lower', min: most, max: null, step: 1 } as const)
            : ({ shape, better: 'higher', min: 0, max: most, step: 1 } as const);
        expect(fitsLimits(shape, rule)).toBe(true);
        const best = shape.kind === 'strokes' ? strokesWithOneBall(rule).min : 1;
        const all = Array.from({ length: most }, () => best);
        expect(scoreOf(rule, all)).toBe(shape.kind === 'strokes' ? rule.min : rule.max);
      }),
    );
  });

  test.each([
    ['more hits than attempts', { kind: 'hits', attempts: 10 }, 'higher', 0, 11],
    ['points above the best ones', { kind: 'points', attempts: 2, values: [0, 3] }, 'higher', 0, 7],
    ['a run longer than its tries', { kind: 'streak', tries: 5 }, 'higher', 0, 6],
    ['a run without an end', { kind: 'streak' }, 'higher', 0, null],
    ['fewer strokes than balls', { kind: 'strokes', balls: 9 }, 'lower', 8, null],
    ['most strokes', { kind: 'strokes', balls: 9 }, 'lower', 9, 30],
    ['hits of which fewer are better', { kind: 'hits', attempts: 10 }, 'lower', 0, 10],
  ] as const)('refuse %s', (_what, shape, better, min, max) => {
    expect(fitsLimits(shape, { better, min, max, step: 1 })).toBe(false);
  });
});
