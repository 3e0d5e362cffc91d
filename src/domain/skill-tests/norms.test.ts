import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { carryOf, chancesOf, chanceToHole } from './ball-model.ts';
import { bestHandicap, handicapOfScore, normFor, normsOf, worstHandicap } from './norms.ts';
import { highestScore, skillTestIds, type ZoneStation } from './skill-test.ts';
import { skillTests } from './skill-tests.ts';

const id = fc.constantFrom(...skillTestIds);
const reach = fc.constantFrom('usual' as const, 'short' as const);
const handicap = fc.integer({ min: -50, max: 540 }).map((tenths) => tenths / 10);

const rounded = (value: number) => Math.round(value);

describe('the expected score of golfers', () => {
  test.each([
    ['putting-test', [46, 40, 34, 27]],
    ['short-game-test', [76, 61, 47, 33]],
    ['approach-test', [54, 42, 33, 23]],
    ['driving-test', [53, 47, 41, 32]],
    ['home-putting-test', [87, 75, 63, 49]],
  ] as const)('in the %s is correct at handicaps 0, 10, 22 and 40', (test, scores) => {
    const expected = [0, 10, 22, 40].map((level) => rounded(normFor(test, level).expected));
    expect(expected).toEqual(scores);
  });

  test('falls as the handicap rises, and stays between zero and the maximum', () => {
    fc.assert(
      fc.property(id, reach, handicap, handicap, (test, how, a, b) => {
        const [better, worse] = [Math.min(a, b), Math.max(a, b)];
        const [high, low] = [normFor(test, better, how), normFor(test, worse, how)];
        expect(high.expected).toBeGreaterThanOrEqual(low.expected);
        expect(low.expected).toBeGreaterThan(0);
        expect(high.expected).toBeLessThan(highestScore(skillTests[test]));
        expect(low.pointsPerStroke).toBeGreaterThan(0);
        expect(low.spread).toBeGreaterThan(0);
      }),
    );
  });

  test('beyond -5 and 54 is that of the nearest handicap', () => {
    for (const test of skillTestIds) {
      expect(normFor(test, -9)).toEqual(normFor(test, bestHandicap));
      expect(normFor(test, 60)).toEqual(normFor(test, worstHandicap));
    }
  });

  test('has a source for every test', () => {
    expect(Object.keys(normsOf)).toEqual(skillTestIds);
  });

  test('is lower in driving for short hitters, and the same in other tests', () => {
    expect(normFor('driving-test', 20, 'short').expected).toBeLessThan(
      normFor('driving-test', 20).expected - 6,
    );
    expect(normFor('approach-test', 20, 'short')).toEqual(normFor('approach-test', 20));
  });
});

describe('the level of a score', () => {
  test('is the handicap of the golfers who average that score', () => {
    fc.assert(
      fc.property(id, reach, handicap, (test, how, level) => {
        expect(handicapOfScore(test, normFor(test, level, how).expected, how)).toBeCloseTo(
          level,
          6,
        );
      }),
    );
  });

  test('is limited to -5 and 54', () => {
    for (const test of skillTestIds) {
      expect(handicapOfScore(test, highestScore(skillTests[test]))).toBe(bestHandicap);
      expect(handicapOfScore(test, 0)).toBe(worstHandicap);
    }
  });
});

describe('the model of a ball', () => {
  // Shot Scope: greens hit from 100 yd at 0, 5, 10, 15, 20 and 25. This green extends 9 m from the flag.
  test.each([
    [0, 0.7],
    [5, 0.57],
    [10, 0.49],
    [15, 0.4],
    [20, 0.34],
    [25, 0.28],
  ])('hits as many greens as published for handicap %d', (level, published) => {
    const green: ZoneStation = {
      id: 'green',
      task: 'approach',
      attempts: 1,
      metres: [91.4],
      zonesIn: 'metres',
      zones: [{ points: 1, reach: 9 }],
    };
    expect(Math.abs((chancesOf(green, level)[0] ?? 0) - published)).toBeLessThan(0.03);
  });

  // Shot Scope: putts holed in bands of feet. The shortest band is taken from 1 ft, the longest to 45 ft.
  test.each([
    [0, [98, 76, 49, 34, 12, 4]],
    [5, [96, null, 44, null, null, 4]],
    [10, [96, 65, 39, 26, 10, 3]],
    [15, [93, null, 36, null, null, 3]],
    [20, [90, null, 33, null, null, 2]],
    [25, [88, 48, 30, 17, 6, 2]],
  ])('holes as many putts as published for handicap %d', (level, published) => {
    const bands = [
      [1, 3],
      [3, 6],
      [6, 9],
      [9, 12],
      [18, 24],
      [30, 45],
    ] as const;
    bands.forEach(([from, to], index) => {
      const share = published[index];
      if (share == null) return;
      const feet = Array.from({ length: 13 }, (_, i) => from + ((to - from) * i) / 12);
      const holed = feet.reduce((sum, each) => sum + chanceToHole(each * 0.3048, level), 0) / 13;
      expect(Math.abs(100 * holed - share), `${from} to ${to} ft`).toBeLessThan(5);
    });
  });

  // Shot Scope and Arccos, in yards including roll. 92 % is assumed to be carry.
  test.each([
    [0, 259],
    [5, 240],
    [10, 230],
    [15, 216],
    [20, 207],
    [25, 195],
  ])('carries as far as published for handicap %d', (level, yards) => {
    expect(Math.abs(carryOf(level).mean - yards * 0.9144 * 0.92)).toBeLessThan(4);
  });

  test('gives every ball chances that add up to 1', () => {
    const stations = skillTestIds.flatMap((test) =>
      skillTests[test].stations.filter((each) => each.task !== 'carry'),
    );
    fc.assert(
      fc.property(fc.constantFrom(...stations), handicap, fc.nat(9), (station, level, ball) => {
        const chances = chancesOf(station, level, ball);
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
        for (const chance of chances) expect(chance).toBeGreaterThan(0);
      }),
    );
  });
});
