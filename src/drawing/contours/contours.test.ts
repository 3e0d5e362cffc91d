import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { programs } from '#content/programs/all.ts';
import { random } from '../seeded-random.ts';
import { smoothBetween, smoothPath } from '../smooth-path.ts';
import { drawContourFiles } from './contour-files.ts';
import { contourPaths, levelsOf } from './contour-paths.ts';
import { coverPreset } from './contour-presets.ts';
import { heightField } from './height-field.ts';

describe('the contour drawing of a program', () => {
  const files = drawContourFiles(programs.map(({ id }) => id));
  const folder = new URL('../../web/golf/contours/', import.meta.url);

  test('matches the files for its seed on every machine: run `npm run contours` after a change', () => {
    const kept = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const paths = kept.filter((path) => path.endsWith('.svg')).sort();
    expect(paths).toEqual([...files.keys()].sort());
    for (const [path, text] of files) {
      expect(existsSync(new URL(path, folder)) && readFileSync(new URL(path, folder), 'utf8')).toBe(
        text,
      );
    }
  });

  test('differs between programs, and keeps the pin clear of the program’s name', () => {
    expect(files.get('covers/break-100.svg')).not.toBe(files.get('covers/putting-at-home.svg'));
    for (const seed of ['a', 'first-season', 'putting-at-home']) {
      expect(coverPreset(seed)).toEqual(coverPreset(seed));
      expect(coverPreset(seed).pin?.[0]).toBeGreaterThan(240);
    }
  });

  test('contains no invalid numbers', () => {
    for (const text of files.values()) expect(text).not.toMatch(/NaN|undefined|Infinity/);
  });
});

describe('contour lines', () => {
  const hill = heightField({ w: 100, h: 100, tilt: [0, 0], hills: [[50, 50, 1, 20, 20]] });

  test('show a hill lit toward the sun and dark behind it', () => {
    const { lit, shade } = contourPaths(hill, { levels: 3, light: [-1, 0] });
    const meanX = (path: string) => {
      const ends = [...path.matchAll(/C(?:[-\d.]+,){4}([-\d.]+),/g)];
      return ends.reduce((sum, found) => sum + Number(found[1]), 0) / ends.length;
    };
    expect(meanX(lit)).toBeLessThan(45);
    expect(meanX(shade)).toBeGreaterThan(55);
  });

  test('have one closed area a level', () => {
    const { bands } = contourPaths(heightField({ seed: 'bands', w: 120, h: 90 }), { levels: 4 });
    expect(bands).toHaveLength(4);
    for (const band of bands) expect(band).toMatch(/^M.*Z$/s);
  });

  test('are a loop around a hilltop and a line across a slope', () => {
    const slope = heightField({ w: 100, h: 100, tilt: [1, 0], hills: [] });
    const ends = (path: string) => {
      const numbers = path.split(/[MC,]/).filter(Boolean).map(Number);
      return { from: numbers.slice(0, 2), to: numbers.slice(-2) };
    };
    // With the light from the left, a slope that rises to the right is lit everywhere.
    const across = ends(
      contourPaths(slope, { levels: 2, light: [-1, 0] }).lit.split(/(?=M)/)[0] ?? '',
    );
    expect(Math.abs((across.from[1] ?? 0) - (across.to[1] ?? 0))).toBeGreaterThanOrEqual(100);
    expect(contourPaths(hill, { levels: 2 }).bands[1]).not.toContain('L');
  });

  test('have levels between the lowest and the highest ground', () => {
    const field = heightField({ seed: 'levels' });
    const levels = levelsOf(field, 5);
    expect(levels).toHaveLength(5);
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
    const heights = Array.from({ length: 51 * 38 }, (_, i) =>
      field.height((i % 51) * 8, Math.floor(i / 51) * 8),
    );
    expect(levels.at(0)).toBeGreaterThan(Math.min(...heights));
    expect(levels.at(-1)).toBeLessThan(Math.max(...heights));
  });
});

describe('curves', () => {
  test('are closed as a loop, stay open as a line, and are empty without points', () => {
    const points = [
      [0, 0],
      [10, 0],
      [10, 10],
    ] as const;
    expect(smoothPath(points, true)).toMatch(/Z$/);
    expect(smoothPath(points)).toMatch(/^M0,0C.* ?10,10$/);
    expect(smoothPath([])).toBe('');
  });

  test('are drawn in pieces exactly as in the whole', () => {
    const points = [
      [0, 0],
      [10, 4],
      [20, 1],
      [30, 9],
      [41.26, 3],
    ] as const;
    const piece = smoothBetween(points.slice(0, 4));
    expect(smoothPath(points)).toContain(piece.slice(piece.indexOf('C')));
  });

  test('use seeded numbers that range from 0 to below 1 and repeat', () => {
    const first = random('trees');
    const second = random('trees');
    for (let i = 0; i < 500; i++) {
      const value = first();
      expect(value).toBe(second());
      expect(value >= 0 && value < 1).toBe(true);
    }
  });
});
