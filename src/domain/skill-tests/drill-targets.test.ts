import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unitSystems } from '../drills/distance.ts';
import { levels, type Targets } from '../drills/drill.ts';
import { ballsOf, type ModeledDrillId } from './drill-models.ts';
import {
  expectedScore,
  modeledScoring,
  modeledStrokes,
  type SummedShape,
} from './drill-targets.ts';
import { expectedPutts } from './expected-putts.ts';

const hits = (attempts: number): SummedShape => ({ kind: 'hits', attempts });
const points = (attempts: number, most: number): SummedShape => ({
  kind: 'points',
  attempts,
  values: Array.from({ length: most + 1 }, (_, value) => value),
});

const inRow = (targets: Targets | null | undefined) =>
  targets ? levels.map((level) => targets[level]).join(' ') : 'none';

/** The targets from beginner to expert, in meters and in feet and yards. */
const golden: readonly (readonly [
  ModeledDrillId,
  SummedShape,
  metric: string,
  imperial: string,
])[] = [
  ['book-gate', hits(20), '13 15 17 18', '15 16 17 18'],
  ['coin-start-line', hits(20), '16 17 18 18', '16 17 18 18'],
  ['string-line', hits(20), '9 11 14 15', '9 11 13 15'],
  ['wall-stop', hits(15), '5 5 6 7', '5 5 6 7'],
  ['doorway-lag', hits(12), '4 5 6 7', '4 5 6 7'],
  ['carpet-ladder', hits(12), '7 8 9 10', '7 8 9 10'],
  ['clock-putting', hits(24), '12 15 18 20', '12 15 18 19'],
  ['four-sides-ladder', hits(20), '11 13 15 16', '11 13 15 16'],
  ['ladder-putting', hits(16), '7 7 8 9', '7 7 8 9'],
  ['lag-circle', hits(12), '7 8 9 9', '6 7 8 9'],
  ['long-lags', points(12, 3), '19 21 23 26', '18 21 23 25'],
  ['chip-points', points(10, 4), '7 9 11 14', '7 8 11 13'],
  ['pitch-twenty-thirty', points(12, 3), '12 15 19 22', '12 15 19 23'],
  ['wedge-ladder', hits(16), 'none', 'none'],
  ['short-iron-greens', hits(10), '4 5 7 8', '4 4 6 8'],
  ['long-approaches', points(12, 3), '18 22 27 31', '18 22 27 31'],
];

describe('the targets of', () => {
  test.each(golden)(
    '%s are the averages of golfers at the level',
    (id, shape, metric, imperial) => {
      const { targets, targetsBy } = modeledScoring(id, shape);
      expect([inRow(targets), inRow(targetsBy?.['imperial'])]).toEqual([metric, imperial]);
    },
  );

  test.each([
    ['book-gate', hits(20), 'gate-farther', '11 13 15 17', '13 15 16 17'],
    ['book-gate', hits(20), 'one-ball', '13 15 17 18', '15 16 17 18'],
    ['carpet-ladder', hits(12), 'longest-first', '7 8 9 10', '7 8 9 10'],
  ] as const)('%s with %o as %s are its own', (id, shape, variant, metric, imperial) => {
    const { targetsBy } = modeledScoring(id, shape);
    expect(inRow(targetsBy?.[variant])).toBe(metric);
    expect(inRow(targetsBy?.[`${variant} imperial`])).toBe(imperial);
  });

  test('putts until nine balls are holed fall with the level', () => {
    const strokes = { kind: 'strokes', balls: 9 } as const;
    expect(inRow(modeledStrokes('par-18-putting', strokes).targets)).toBe('20 19 18 18');
    expect(inRow(modeledStrokes('drawback', strokes).targets)).toBe('26 23 21 20');
  });

  test('a drill with few balls lie between a third and nine tenths, or there are none', () => {
    fc.assert(
      fc.property(fc.constantFrom(...golden), fc.integer({ min: 5, max: 60 }), ([id], attempts) => {
        const { targets } = modeledScoring(id, hits(attempts));
        for (const level of levels) {
          if (targets === null) continue;
          expect(targets[level]).toBeGreaterThanOrEqual(attempts / 3);
          expect(targets[level]).toBeLessThanOrEqual(0.9 * attempts);
        }
      }),
    );
  });
});

describe('a golfer with a better handicap', () => {
  test('scores more in every drill, in both units', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...golden),
        fc.constantFrom(...unitSystems),
        fc.tuple(fc.integer({ min: -5, max: 54 }), fc.integer({ min: -5, max: 54 })),
        ([id, { attempts }], units, [a, b]) => {
          const balls = ballsOf(id, units) ?? [];
          const [better, worse] = [Math.min(a, b), Math.max(a, b)];
          expect(expectedScore(balls, attempts, better)).toBeGreaterThanOrEqual(
            expectedScore(balls, attempts, worse),
          );
        },
      ),
    );
  });
});

// Expected putts of scratch golfers and of golfers who shoot 90, by feet.
test.each([
  [5, 1.34, 1.51],
  [10, 1.68, 1.82],
  [15, 1.81, 1.94],
  [20, 1.89, 2.02],
  [30, 2.03, 2.16],
  [40, 2.14, 2.3],
  [60, 2.3, 2.51],
])('a putt of %d ft takes as many putts as published', (feet, scratch, ninety) => {
  expect(Math.abs(expectedPutts(feet * 0.3048, 0) - scratch)).toBeLessThan(0.05);
  expect(Math.abs(expectedPutts(feet * 0.3048, 18) - ninety)).toBeLessThan(0.08);
});
