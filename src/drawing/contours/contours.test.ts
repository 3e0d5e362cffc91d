import { describe, expect, test } from 'vitest';
import { hash, random } from '../seeded-random.ts';
import { pathPoint, smooth } from '../smooth-path.ts';
import { contourPaths, levelsOf } from './contour-paths.ts';
import { makeField } from './height-field.ts';
import { thin } from './simplify-line.ts';
import { traceLevel } from './trace.ts';

describe('the ground of a program', () => {
  // Recorded from the design reference: a change here redraws every cover and hero.
  test('is the same for the same seed, on every machine', () => {
    const { lit, shade } = contourPaths(makeField({ seed: 'fairway-finder', w: 390, h: 320 }), {
      levels: 14,
    });
    expect([hash(lit), hash(shade)]).toEqual([1627866033, 4175763918]);
  });

  test('differs from program to program', () => {
    const lit = (seed: string) => contourPaths(makeField({ seed })).lit;
    expect(lit('break-100')).not.toBe(lit('putting-at-home'));
  });

  test('shows a hill lit toward the sun and dark behind it', () => {
    const field = makeField({ w: 100, h: 100, tilt: [0, 0], hills: [[50, 50, 1, 30, 30]] });
    const meanX = (path: string) => {
      const ends = [...path.matchAll(/C[-\d.]+ [-\d.]+ [-\d.]+ [-\d.]+ ([-\d.]+) /g)];
      return ends.reduce((sum, found) => sum + Number(found[1]), 0) / ends.length;
    };
    const { lit, shade } = contourPaths(field, { levels: 3, light: [-1, 0] });
    expect(meanX(lit)).toBeLessThan(45);
    expect(meanX(shade)).toBeGreaterThan(55);
    expect(lit + shade).not.toContain('NaN');
  });

  test('has one closed area a level when bands are asked for', () => {
    const field = makeField({ seed: 'bands', w: 120, h: 90 });
    const { bands, levels } = contourPaths(field, { levels: 4, bands: true });
    expect(bands).toHaveLength(4);
    expect(levels).toEqual([...levels].sort((a, b) => a - b));
    for (const band of bands) expect(band).toMatch(/^M.*Z$/s);
  });
});

describe('tracing', () => {
  test('a hilltop is a loop and a slope is a line from edge to edge', () => {
    const hill = makeField({ w: 100, h: 100, tilt: [0, 0], hills: [[50, 50, 1, 20, 20]] });
    const slope = makeField({ w: 100, h: 100, tilt: [1, 0], hills: [] });
    const one = (field: typeof hill, level: number) =>
      traceLevel(field, level, { step: 5, closed: false }).map((line) => line.loop);
    expect(one(hill, 0.5)).toEqual([true]);
    expect(one(slope, 0.52)).toEqual([false]);
  });

  test('levels lie inside the lowest and the highest ground', () => {
    const field = makeField({ seed: 'levels' });
    const levels = levelsOf(field, 5);
    expect(levels).toHaveLength(5);
    expect(contourPaths(field, { levels }).levels).toEqual(levels);
  });
});

describe('curves', () => {
  test('thinning keeps the ends and the corners and drops what lies on the way', () => {
    expect(
      thin(
        [
          [0, 0],
          [5, 0.1],
          [10, 0],
          [10, 5],
          [10, 10],
        ],
        0.7,
      ),
    ).toEqual([
      [0, 0],
      [10, 0],
      [10, 10],
    ]);
  });

  test('a smooth loop closes, a line does not, and nothing is nothing', () => {
    const points = [
      [0, 0],
      [10, 0],
      [10, 10],
    ] as const;
    expect(smooth(points, true)).toMatch(/Z$/);
    expect(smooth(points)).not.toContain('Z');
    expect(smooth([])).toBe('');
    expect(pathPoint([1.26, -0.04])).toBe('1.3 0');
  });

  test('seeded numbers stay from 0 up to 1 and repeat', () => {
    const first = random('trees');
    const second = random('trees');
    for (let i = 0; i < 500; i++) {
      const value = first();
      expect(value).toBe(second());
      expect(value >= 0 && value < 1).toBe(true);
    }
  });
});
