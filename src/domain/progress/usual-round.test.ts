import fc from 'fast-check';
import { expect, test } from 'vitest';
import { usualRoundAt } from './usual-round.ts';

test('a usual round at handicap 15 has 6.6 fairways, 4.1 greens, 32.1 putts and a score of 89.3', () => {
  const usual = usualRoundAt(15.2);
  expect(usual).toMatchObject({ handicap: 15, score: 89.3, putts: 32.1 });
  expect(usual.fairways).toBeCloseTo(6.58);
  expect(usual.greens).toBeCloseTo(4.14);
});

test('averages between two published handicaps are interpolated linearly', () => {
  expect(usualRoundAt(18).putts).toBeCloseTo(32.1 + (33.4 - 32.1) * 0.6);
});

test('a handicap outside the published range uses the nearest published golfers', () => {
  expect(usualRoundAt(-2.4)).toMatchObject({ handicap: 0, putts: 29.9 });
  expect(usualRoundAt(54)).toMatchObject({ handicap: 25, putts: 34.3 });
});

test('a better handicap never has a worse score, fewer greens or more putts', () => {
  const handicaps = fc.integer({ min: -10, max: 54 });
  fc.assert(
    fc.property(handicaps, handicaps, (one, other) => {
      const better = usualRoundAt(Math.min(one, other));
      const worse = usualRoundAt(Math.max(one, other));
      expect(better.score).toBeLessThanOrEqual(worse.score);
      expect(better.greens).toBeGreaterThanOrEqual(worse.greens);
      expect(better.putts).toBeLessThanOrEqual(worse.putts);
    }),
  );
});
