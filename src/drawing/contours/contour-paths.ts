import type { Point } from '#domain/drills/diagram.ts';
import { curvePiece, pathPoint, pointReader, smooth } from '../smooth-path.ts';
import type { Field } from './height-field.ts';
import { thin } from './simplify-line.ts';
import { type ContourLine, traceLevel } from './trace.ts';

export type ContourOptions = {
  /** How many levels, or the heights themselves. */
  readonly levels?: number | readonly number[];
  /** Width of a grid cell; smaller is finer and slower. */
  readonly step?: number;
  /** How far a thinned line may leave the traced one. */
  readonly tolerance?: number;
  /** Where the low sun stands, as a direction from the ground. */
  readonly light?: Point;
  readonly bands?: boolean;
};

export type ContourPaths = {
  /** Path of the pieces whose slope faces the sun. */
  readonly lit: string;
  /** Path of the pieces that fall away from it. */
  readonly shade: string;
  /** Closed areas above each level, lowest first; empty unless asked for. */
  readonly bands: readonly string[];
  readonly levels: readonly number[];
};

/** `count` heights (2 or more) spread over the field, a little inside its lowest and highest. */
export function levelsOf(
  field: Field,
  count: number,
  { low = 0.06, high = 0.97 }: { low?: number; high?: number } = {},
): number[] {
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (let y = 0; y <= field.h; y += 8) {
    for (let x = 0; x <= field.w; x += 8) {
      const z = field.height(x, y);
      min = Math.min(min, z);
      max = Math.max(max, z);
    }
  }
  const share = (i: number) => low + ((high - low) * i) / (count - 1);
  return Array.from({ length: count }, (_, i) => min + (max - min) * share(i));
}

function facesLight(field: Field, [from, to]: readonly [Point, Point], light: Point): boolean {
  const reach = 2;
  const x = (from[0] + to[0]) / 2;
  const y = (from[1] + to[1]) / 2;
  const across = field.height(x + reach, y) - field.height(x - reach, y);
  const down = field.height(x, y + reach) - field.height(x, y - reach);
  return -across * light[0] - down * light[1] > 0;
}

function thinnedLine({ loop, points }: ContourLine, tolerance: number): readonly Point[] {
  if (!loop) return thin(points, tolerance);
  return thin([...points, ...points.slice(0, 1)], tolerance).slice(0, -1);
}

function splitByLight(field: Field, line: ContourLine, light: Point) {
  const at = pointReader(line.points, line.loop);
  const pieces = line.loop ? line.points.length : line.points.length - 1;
  const paths = { lit: '', shade: '' };
  let before: 'lit' | 'shade' | null = null;
  for (let i = 0; i < pieces; i++) {
    const side = facesLight(field, [at(i), at(i + 1)], light) ? 'lit' : 'shade';
    paths[side] += (side === before ? '' : `M${pathPoint(at(i))}`) + curvePiece(at, i);
    before = side;
  }
  return paths;
}

function bandPath(lines: readonly ContourLine[], tolerance: number): string {
  return lines
    .map((line) => thinnedLine({ ...line, loop: true }, tolerance))
    .map((points) => (points.length > 2 ? smooth(points, true) : ''))
    .join('');
}

/** Height lines of the field as SVG paths, split into the pieces that face the sun and the rest. */
export function contourPaths(field: Field, options: ContourOptions = {}): ContourPaths {
  const { levels = 12, step = 7, tolerance = 0.7, light = [-0.8, -0.6], bands = false } = options;
  const heights = typeof levels === 'number' ? levelsOf(field, levels) : levels;
  let lit = '';
  let shade = '';
  for (const height of heights) {
    for (const line of traceLevel(field, height, { step, closed: false })) {
      const points = thinnedLine(line, tolerance);
      if (points.length < 3) continue;
      const paths = splitByLight(field, { loop: line.loop, points }, light);
      lit += paths.lit;
      shade += paths.shade;
    }
  }
  const areas = bands
    ? heights.map((height) =>
        bandPath(traceLevel(field, height, { step, closed: true }), tolerance),
      )
    : [];
  return { lit, shade, bands: areas, levels: heights };
}
