import type { Point } from '#domain/drills/diagram.ts';
import type { Field } from './height-field.ts';

export type ContourLine = { readonly loop: boolean; readonly points: readonly Point[] };

type Side = 'top' | 'right' | 'bottom' | 'left';

// Marching squares, by which corners lie above the level (8 top left, 4 top right, 2 bottom right,
// 1 bottom left). Every link walks with the high ground on the left hand.
const links: Readonly<Record<number, readonly (readonly [from: Side, to: Side])[]>> = {
  1: [['bottom', 'left']],
  2: [['right', 'bottom']],
  3: [['right', 'left']],
  4: [['top', 'right']],
  5: [
    ['top', 'left'],
    ['bottom', 'right'],
  ],
  6: [['top', 'bottom']],
  7: [['top', 'left']],
  8: [['left', 'top']],
  9: [['bottom', 'top']],
  10: [
    ['left', 'bottom'],
    ['right', 'top'],
  ],
  11: [['right', 'top']],
  12: [['left', 'right']],
  13: [['bottom', 'right']],
  14: [['left', 'bottom']],
};

type Grid = {
  readonly columns: number;
  readonly rows: number;
  readonly at: (i: number, j: number) => number;
};

// A closed trace is framed by ground far below every level, so that each line comes back to itself.
const outside = -1e3;

function makeGrid(field: Field, level: number, { step, pad }: { step: number; pad: 0 | 1 }): Grid {
  const columns = Math.ceil(field.w / step) + 1 + pad * 2;
  const rows = Math.ceil(field.h / step) + 1 + pad * 2;
  const heights = new Float64Array(columns * rows);
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const edge = i === 0 || j === 0 || i === columns - 1 || j === rows - 1;
      heights[j * columns + i] =
        pad === 1 && edge ? outside : field.height((i - pad) * step, (j - pad) * step) - level;
    }
  }
  return { columns, rows, at: (i, j) => heights[j * columns + i] ?? outside };
}

type Corner = readonly [i: number, j: number];

function sideCorners(side: Side, i: number, j: number): readonly [Corner, Corner] {
  if (side === 'top')
    return [
      [i, j],
      [i + 1, j],
    ];
  if (side === 'right')
    return [
      [i + 1, j],
      [i + 1, j + 1],
    ];
  if (side === 'bottom')
    return [
      [i, j + 1],
      [i + 1, j + 1],
    ];
  return [
    [i, j],
    [i, j + 1],
  ];
}

function cellCode({ at }: Grid, i: number, j: number): number {
  const bit = (height: number, value: number) => (height > 0 ? value : 0);
  return bit(at(i, j), 8) + bit(at(i + 1, j), 4) + bit(at(i + 1, j + 1), 2) + bit(at(i, j + 1), 1);
}

/** Follows the links from each loose end first, then round what is left: those are loops. */
function followLinks(next: ReadonlyMap<string, string>, points: ReadonlyMap<string, Point>) {
  const used = new Set<string>();
  const walk = (start: string): ContourLine => {
    const found: Point[] = [];
    let current: string | undefined = start;
    while (current !== undefined && !used.has(current)) {
      used.add(current);
      const point = points.get(current);
      if (point) found.push(point);
      current = next.get(current);
    }
    return { loop: current === start, points: found };
  };
  const ends = new Set(next.values());
  const lines = [...next.keys()].filter((key) => !ends.has(key)).map(walk);
  for (const key of next.keys()) if (!used.has(key)) lines.push(walk(key));
  return lines;
}

/**
 * The lines where the ground has the given height. `step` is the width of a grid cell in the units
 * of the field; `closed` joins lines that leave the field along its edge. Specks are left out.
 */
export function traceLevel(
  field: Field,
  level: number,
  { step, closed }: { step: number; closed: boolean },
): ContourLine[] {
  const pad = closed ? 1 : 0;
  const grid = makeGrid(field, level, { step, pad });
  const next = new Map<string, string>();
  const points = new Map<string, Point>();
  const crossing = (side: Side, i: number, j: number): string => {
    const [[i1, j1], [i2, j2]] = sideCorners(side, i, j);
    const key = `${i1},${j1}|${i2},${j2}`;
    if (!points.has(key)) {
      const a = grid.at(i1, j1);
      let share = a / (a - grid.at(i2, j2));
      if (closed) share = Math.min(0.98, Math.max(0.02, share));
      points.set(key, [
        (i1 + (i2 - i1) * share - pad) * step,
        (j1 + (j2 - j1) * share - pad) * step,
      ]);
    }
    return key;
  };
  for (let j = 0; j < grid.rows - 1; j++) {
    for (let i = 0; i < grid.columns - 1; i++) {
      for (const [from, to] of links[cellCode(grid, i, j)] ?? []) {
        next.set(crossing(from, i, j), crossing(to, i, j));
      }
    }
  }
  return followLinks(next, points).filter((line) => line.points.length > 3);
}
