import { curveMonotoneX, line } from 'd3-shape';

type Point = readonly [x: number, y: number];

const path = line<Point>(
  ([x]) => x,
  ([, y]) => y,
)
  .curve(curveMonotoneX)
  .digits(2);

/**
 * A smooth path through points from left to right that never overshoots one of them. Empty for fewer
 * than two points.
 */
export const monotonePath = (points: readonly Point[]): string =>
  points.length < 2 ? '' : (path([...points]) ?? '');
