import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ScoringRule } from './drill.ts';
import { changeSince, spreadOf, verdictOf } from './verdict.ts';

const twenty: ScoringRule = {
  shape: { kind: 'hits', attempts: 20 },
  better: 'higher',
  min: 0,
  max: 20,
  step: 1,
  basis: 'estimate',
  targets: { beginner: 10, intermediate: 12, advanced: 15, expert: 17 },
};
const strokes: ScoringRule = {
  ...twenty,
  shape: { kind: 'strokes', balls: 9 },
  better: 'lower',
  min: 9,
  max: null,
};
const breath: ScoringRule = {
  better: 'higher',
  min: 0,
  max: null,
  step: 1,
  targets: null,
  basis: 'estimate',
};
const own = { best: 14, baseline: 9 };

describe('the verdict on a score', () => {
  test.each([
    ['best', 15, 16],
    ['reached', 14, 12],
    ['better', 14, 16],
    ['short', 11, 16],
    ['worse', 4, 16],
  ] as const)('is %s at %i of 20 with a target of %i', (verdict, score, target) => {
    expect(verdictOf(twenty, { score, target, own })).toBe(verdict);
  });

  test('is not an improvement if the score only equals the best one', () => {
    expect(verdictOf(twenty, { score: 14, target: 14, own })).toBe('reached');
  });

  test('compares a score without a target with the average of the golfer’s first two', () => {
    const before = { best: 40, baseline: 30 };
    expect(verdictOf(breath, { score: 30, target: null, own: null })).toBe('first');
    expect(verdictOf(breath, { score: 31, target: null, own: before })).toBe('same');
    expect(verdictOf(breath, { score: 35, target: null, own: before })).toBe('better');
    expect(verdictOf(breath, { score: 25, target: null, own: before })).toBe('worse');
    const one = { best: 40, baseline: null };
    expect(verdictOf(breath, { score: 35, target: null, own: one })).toBe('same');
  });

  test('treats fewer strokes as better', () => {
    const round = { best: 22, baseline: 27 };
    expect(verdictOf(strokes, { score: 21, target: 20, own: round })).toBe('best');
    expect(verdictOf(strokes, { score: 23, target: 20, own: { best: 22, baseline: 28 } })).toBe(
      'better',
    );
    expect(verdictOf(strokes, { score: 32, target: 20, own: round })).toBe('worse');
  });
});

/** The mulberry32 generator: the same seed gives the same numbers from 0 to 1. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

test('chance calls at most one score in ten better or worse: hits of twenty, at every skill', () => {
  for (let share = 10; share <= 90; share += 5) {
    const p = share / 100;
    const [golfers, called] = [20_000, { better: 0, same: 0, worse: 0 }];
    const random = seeded(share);
    const play = () => Array.from({ length: 20 }, random).filter((ball) => ball < p).length;
    for (let golfer = 0; golfer < golfers; golfer += 1) {
      const baseline = (play() + play()) / 2;
      called[changeSince(twenty, { score: play(), baseline })] += 1;
    }
    expect(called.better / golfers).toBeLessThanOrEqual(0.1);
    expect(called.worse / golfers).toBeLessThanOrEqual(0.1);
  }
});

test('a score always has a positive spread, regardless of the average', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20 }), (mean) => {
      expect(spreadOf(twenty, mean)).toBeGreaterThan(0);
      expect(changeSince(twenty, { score: mean, baseline: mean })).toBe('same');
    }),
  );
});
