import { curveCardinalClosed, curveCardinalOpen, line } from 'd3-shape';
import type { Point } from '#domain/drills/diagram.ts';

// One decimal is finer than any screen shows at our sizes.
const open = line<Point>(
  ([x]) => x,
  ([, y]) => y,
)
  .curve(curveCardinalOpen)
  .digits(1);
const closed = line<Point>(
  ([x]) => x,
  ([, y]) => y,
)
  .curve(curveCardinalClosed)
  .digits(1);

/**
 * A smooth SVG path from the second point to the last but one; the outer two only give it its
 * direction there. Empty for fewer than three points.
 */
export const smoothBetween = (points: readonly Point[]): string =>
  points.length < 3 ? '' : (open([...points]) ?? '');

/** A smooth SVG path through the points, closed when `loop` is set. Empty without points. */
export function smoothPath(points: readonly Point[], loop = false): string {
  if (points.length === 0) return '';
  if (loop) return `${closed([...points])}Z`;
  return smoothBetween([...points.slice(0, 1), ...points, ...points.slice(-1)]);
}
