import type { Point } from '#domain/drills/diagram.ts';

const oneDecimal = (value: number) => String(Math.round(value * 10) / 10);

/** A point as it stands in a path: one decimal is finer than any screen shows at our sizes. */
export const pathPoint = ([x, y]: Point): string => `${oneDecimal(x)} ${oneDecimal(y)}`;

const origin: Point = [0, 0];

/** Reads a line of points past its ends: a loop goes round, an open line repeats its end. */
export function pointReader(points: readonly Point[], loop: boolean): (index: number) => Point {
  const n = points.length;
  return (index) => {
    const inside = loop ? ((index % n) + n) % n : Math.max(0, Math.min(n - 1, index));
    return points[inside] ?? origin;
  };
}

/** The piece of a Catmull-Rom curve from point `index` to the next, as a cubic Bezier. */
export function curvePiece(at: (index: number) => Point, index: number): string {
  const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
  const leave: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
  const arrive: Point = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
  return `C${pathPoint(leave)} ${pathPoint(arrive)} ${pathPoint(c)}`;
}

/** A smooth SVG path through the points, closed when `loop` is set. Empty without points. */
export function smooth(points: readonly Point[], loop = false): string {
  if (points.length === 0) return '';
  const at = pointReader(points, loop);
  const pieces = loop ? points.length : points.length - 1;
  let path = `M${pathPoint(at(0))}`;
  for (let i = 0; i < pieces; i++) path += curvePiece(at, i);
  return path + (loop ? 'Z' : '');
}
