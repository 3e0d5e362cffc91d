import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkScore } from './drill.ts';
import * as ownTarget from './own-target.ts';

const ownTargetFor = (...told: Parameters<typeof ownTarget.ownTargetFor>) =>
  ownTarget.ownTargetFor(...told) ?? Number.NaN;

const putts = {
  step: 1 as const,
  targets: { beginner: 10, intermediate: 16, advanced: 21, expert: 25 },
};
const strokes = {
  step: 0.5 as const,
  targets: { beginner: 40, intermediate: 34, advanced: 30, expert: 27 },
};

describe('the target for a golfer’s own handicap', () => {
  test.each([
    [54, 10],
    [31, 10],
    [25, 13],
    [19, 16],
    [18.4, 16],
    [17.9, 17],
    [9, 21],
    [5, 23],
    [1, 25],
    [-4, 25],
    [null, 10],
  ])('for handicap %s is %d', (handicap, target) => {
    expect(ownTargetFor(putts, handicap)).toBe(target);
  });

  test('falls with the handicap when lower is better, in steps of the drill', () => {
    expect(ownTargetFor(strokes, 25)).toBe(37);
    expect(ownTargetFor(strokes, 18)).toBe(33.5);
    expect(ownTargetFor(strokes, -2)).toBe(27);
  });

  const handicap = fc.integer({ min: -100, max: 540 }).map((tenths) => tenths / 10);
  const scoring = fc
    .tuple(
      fc.constantFrom(1, 0.5, 0.1),
      fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 4, maxLength: 4 }),
      fc.boolean(),
    )
    .map(([step, counts, higher]) => {
      const rising = counts
        .toSorted((a, b) => a - b)
        .map((count) => Math.round(count * step * 10) / 10);
      const [a = 0, b = 0, c = 0, d = 0] = higher ? rising : rising.toReversed();
      const targets = { beginner: a, intermediate: b, advanced: c, expert: d };
      return { step: step as 1 | 0.5 | 0.1, targets, higher };
    });

  test('is always a valid score', () => {
    fc.assert(
      fc.property(scoring, handicap, (drill, own) => {
        const bounds = { min: 0, max: null, step: drill.step };
        expect(checkScore(bounds, ownTargetFor(drill, own))).toBeNull();
      }),
    );
  });

  test('never gets easier as the handicap falls', () => {
    fc.assert(
      fc.property(scoring, handicap, handicap, (drill, one, other) => {
        const better = ownTargetFor(drill, Math.min(one, other));
        const worse = ownTargetFor(drill, Math.max(one, other));
        expect(drill.higher ? better - worse : worse - better).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('is between the targets of the lowest and highest levels', () => {
    fc.assert(
      fc.property(scoring, handicap, (drill, own) => {
        const { beginner, expert } = drill.targets;
        const target = ownTargetFor(drill, own);
        expect(target).toBeGreaterThanOrEqual(Math.min(beginner, expert));
        expect(target).toBeLessThanOrEqual(Math.max(beginner, expert));
      }),
    );
  });
});
