import { curveCardinalClosed, curveCardinalOpen, line } from 'd3-shape';
import type { Point } from '#domain/drills/diagram.ts';

// One decimal is more precise than any screen can show at our sizes.
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
 * Returns a smooth SVG path from the second point to the second-to-last. The first and last points only set the
 * direction at the ends. Returns '' for fewer than three points.
 */
export const smoothBetween = (points: readonly Point[]): string =>
  points.length < 3 ? '' : (open([...points]) ?? '');

/** Returns a smooth SVG path through the points, closed if `loop` is set. Returns '' without points. */
export function smoothPath(points: readonly Point[], loop = false): string {
  if (points.length === 0) return '';
  if (loop) return `${closed([...points])}Z`;
  return smoothBetween([...points.slice(0, 1), ...points, ...points.slice(-1)]);
}
