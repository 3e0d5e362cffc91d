import { contours } from 'd3-contour';
import simplify from 'simplify-js';
import type { Point } from '#domain/drills/diagram.ts';
import { smoothBetween, smoothPath } from '../smooth-path.ts';
import type { HeightField } from './height-field.ts';

export type ContourOptions = {
  /** Number of levels, 2 or more. */
  readonly levels: number;
  /** Width of a grid cell in the units of the field; smaller is finer and slower. */
  readonly step?: number;
  /** How far a simplified line may deviate from the traced line, in the units of the field. */
  readonly tolerance?: number;
  /** Direction from the ground to the low sun. */
  readonly light?: Point;
};

export type ContourPaths = {
  /** Path of the pieces whose slope faces the sun. */
  readonly lit: string;
  /** Path of the pieces whose slope faces away from the sun. */
  readonly shade: string;
  /** Closed areas above each level, lowest first. */
  readonly bands: readonly string[];
};

/** A part of a ring: a contour line, a closed loop, or a stretch along the edge between two lines. */
type Piece = { readonly type: 'line' | 'loop' | 'edge'; readonly points: readonly Point[] };

/**
 * Returns `count` heights (2 or more), spread evenly from just above the field's lowest height to just below its
 * highest.
 */
export function levelsOf(field: HeightField, count: number): number[] {
  const [low, high] = [0.06, 0.97];
  const heights: number[] = [];
  for (let y = 0; y <= field.h; y += 8) {
    for (let x = 0; x <= field.w; x += 8) heights.push(field.height(x, y));
  }
  const [min, max] = [Math.min(...heights), Math.max(...heights)];
  const share = (i: number) => low + ((high - low) * i) / (count - 1);
  return Array.from({ length: count }, (_, i) => min + (max - min) * share(i));
}

/** Extra cells around the field, which keep its edge out of view. Areas are closed along that edge. */
const margin = 1;

/** Traces the rings around the ground above each level, lowest first, and splits each ring at the edge. */
function traceLevels(field: HeightField, levels: readonly number[], step: number): Piece[][][] {
  const columns = Math.ceil(field.w / step) + 1 + 2 * margin;
  const rows = Math.ceil(field.h / step) + 1 + 2 * margin;
  const heights = Array.from({ length: columns * rows }, (_, index) =>
    field.height(
      ((index % columns) - margin) * step,
      (Math.floor(index / columns) - margin) * step,
    ),
  );
  const onEdge = ([x, y]: Point) => x === 0 || y === 0 || x === columns || y === rows;
  // d3-contour puts its samples in the centers of the cells.
  const toField = ([x, y]: Point): Point => [(x - 0.5 - margin) * step, (y - 0.5 - margin) * step];
  const traced = contours()
    .size([columns, rows])
    .thresholds([...levels])(heights);
  return traced.map(({ coordinates }) =>
    coordinates.flat().map((ring) => {
      const points = ring.slice(1).map(([x = 0, y = 0]): Point => [x, y]);
      return splitAtEdge(points, onEdge).map(({ type, points: found }) => ({
        type,
        points: found.map(toField),
      }));
    }),
  );
}

function splitAtEdge(ring: readonly Point[], onEdge: (point: Point) => boolean): Piece[] {
  const start = ring.findIndex(onEdge);
  if (start === -1) return [{ type: 'loop', points: ring }];
  const pieces: { type: 'line' | 'edge'; points: Point[] }[] = [];
  for (const point of [...ring.slice(start), ...ring.slice(0, start)]) {
    const type = onEdge(point) ? 'edge' : 'line';
    const last = pieces.at(-1);
    if (last?.type === type) last.points.push(point);
    else pieces.push({ type, points: [point] });
  }
  return pieces;
}

function simplified({ type, points }: Piece, tolerance: number): Piece {
  const closed = type === 'loop' ? [...points, ...points.slice(0, 1)] : points;
  const kept = simplify(
    closed.map(([x, y]) => ({ x, y })),
    tolerance,
    true,
  ).map(({ x, y }): Point => [x, y]);
  return { type, points: type === 'loop' ? kept.slice(0, -1) : kept };
}

const isVisible = ({ type, points }: Piece) => points.length > (type === 'loop' ? 2 : 1);

function bandPath(ring: readonly Piece[]): string {
  const parts = ring.map(({ type, points }) =>
    type === 'edge' ? `M${points.join('L')}` : smoothPath(points, type === 'loop'),
  );
  const [first = '', ...rest] = parts.filter((part) => part !== '');
  const whole = [first, ...rest.map((part) => `L${part.slice(1)}`)].join('');
  return whole.endsWith('Z') ? whole : `${whole}Z`;
}

function facesLight(field: HeightField, [from, to]: readonly [Point, Point], light: Point) {
  const reach = 2;
  const x = (from[0] + to[0]) / 2;
  const y = (from[1] + to[1]) / 2;
  const across = field.height(x + reach, y) - field.height(x - reach, y);
  const down = field.height(x, y + reach) - field.height(x, y - reach);
  return -across * light[0] - down * light[1] > 0;
}

/** Splits a line into stretches that are entirely lit or entirely in shade, and returns their paths. */
function splitByLight(field: HeightField, { type, points }: Piece, light: Point) {
  const n = points.length;
  // Adds the neighboring points, which set the curve's direction at both ends. A line repeats its end points.
  const around =
    type === 'loop'
      ? [...points.slice(-1), ...points, ...points.slice(0, 2)]
      : [...points.slice(0, 1), ...points, ...points.slice(-1)];
  const stretches: { side: 'lit' | 'shade'; points: Point[] }[] = [];
  for (let i = 0; i < (type === 'loop' ? n : n - 1); i++) {
    const [before, from, to, after] = around.slice(i, i + 4);
    if (!before || !from || !to || !after) break;
    const side = facesLight(field, [from, to], light) ? 'lit' : 'shade';
    const last = stretches.at(-1);
    if (last?.side === side) last.points.push(after);
    else stretches.push({ side, points: [before, from, to, after] });
  }
  const pathOf = (wanted: 'lit' | 'shade') =>
    stretches
      .filter(({ side }) => side === wanted)
      .map((stretch) => smoothBetween(stretch.points))
      .join('');
  return { lit: pathOf('lit'), shade: pathOf('shade') };
}

/** Returns the field's contour lines as SVG paths, split into pieces that face the sun and all others. */
export function contourPaths(field: HeightField, options: ContourOptions): ContourPaths {
  const { step = 7, tolerance = 0.7, light = [-0.8, -0.6] } = options;
  const levels = traceLevels(field, levelsOf(field, options.levels), step).map((rings) =>
    rings.map((ring) => ring.map((piece) => simplified(piece, tolerance)).filter(isVisible)),
  );
  const lines = levels
    .flat(2)
    .filter(({ type }) => type !== 'edge')
    .map((piece) => splitByLight(field, piece, light));
  return {
    lit: lines.map(({ lit }) => lit).join(''),
    shade: lines.map(({ shade }) => shade).join(''),
    bands: levels.map((rings) =>
      rings
        .filter((ring) => ring.length > 0)
        .map(bandPath)
        .join(''),
    ),
  };
}
