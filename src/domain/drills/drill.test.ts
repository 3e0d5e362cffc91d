import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { betterScore, checkScore, levelFor, levels, targetFor, toStep, unitOf } from './drill.ts';

const targets = { beginner: 10, intermediate: 14, advanced: 16, expert: 18 };

describe('a score', () => {
  const scoring = { min: 0, max: 20, step: 1 as const };

  test('is accepted from the minimum to the maximum', () => {
    expect(checkScore(scoring, 0)).toBeNull();
    expect(checkScore(scoring, 20)).toBeNull();
  });

  test('is refused if it is out of range, between steps, or not a number', () => {
    expect(checkScore(scoring, -1)).toBe('too_low');
    expect(checkScore(scoring, 21)).toBe('too_high');
    expect(checkScore(scoring, 3.5)).toBe('between_steps');
    expect(checkScore(scoring, Number.NaN)).toBe('not_a_number');
    expect(checkScore(scoring, Number.POSITIVE_INFINITY)).toBe('not_a_number');
  });

  test('is limited to a plausible maximum if the count is open, such as strokes', () => {
    expect(checkScore({ min: 9, max: null, step: 1 }, 60)).toBeNull();
    expect(checkScore({ min: 9, max: null, step: 1 }, 999)).toBeNull();
    expect(checkScore({ min: 9, max: null, step: 1 }, 1000)).toBe('too_high');
    expect(checkScore({ min: 9, max: null, step: 1 }, 1e308)).toBe('too_high');
  });

  test('is better when higher or lower, depending on the drill', () => {
    expect(betterScore({ better: 'higher' }, 11, 14)).toBe(14);
    expect(betterScore({ better: 'lower' }, 11, 14)).toBe(11);
  });

  test('may have tenths that floating point cannot represent exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_989 }), (tenths) => {
        expect(checkScore({ min: 0, max: null, step: 0.1 }, tenths * 0.1)).toBeNull();
        expect(toStep(tenths * 0.1, 0.1)).toBe(tenths / 10);
        expect(checkScore({ min: 0, max: null, step: 0.1 }, tenths / 10 + 0.05)).toBe(
          'between_steps',
        );
      }),
    );
  });
});

describe('a target', () => {
  test.each([
    [54, 'beginner'],
    [25, 'beginner'],
    [24.9, 'intermediate'],
    [13, 'intermediate'],
    [12.9, 'advanced'],
    [5, 'advanced'],
    [4.9, 'expert'],
    [-3.2, 'expert'],
    [null, 'beginner'],
  ] as const)('for handicap %s is the target of level %s', (handicap, level) => {
    expect(levelFor(handicap)).toBe(level);
    expect(targetFor({ targets }, handicap)).toBe(targets[level]);
  });

  test('never gets easier as the handicap falls', () => {
    const handicap = fc.double({ min: -10, max: 54, noNaN: true });
    fc.assert(
      fc.property(handicap, handicap, (a, b) => {
        const rank = (h: number) => levels.indexOf(levelFor(h));
        expect(rank(Math.min(a, b))).toBeGreaterThanOrEqual(rank(Math.max(a, b)));
      }),
    );
  });
});

test('the unit of a score is singular or plural by the rules of the language', () => {
  const putts = { unit: 'putts holed', unitOfOne: 'putt holed' };
  expect([0, 1, 2].map((score) => unitOf(putts, score, 'en'))).toEqual([
    'putts holed',
    'putt holed',
    'putts holed',
  ]);
  const french = { unit: 'putts rentrés', unitOfOne: 'putt rentré' };
  expect([0, 1, 2].map((score) => unitOf(french, score, 'fr'))).toEqual([
    'putt rentré',
    'putt rentré',
    'putts rentrés',
  ]);
  expect(unitOf({ unit: 'in a row' }, 1, 'en')).toBe('in a row');
});
