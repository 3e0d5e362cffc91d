import type { Point } from '#domain/drills/diagram.ts';
import { type SvgNode, svg, tenth } from '../svg-node.ts';

/** Returns the unit vector from one point to another; it points to the right when the points coincide. */
export function direction(from: Point, to: Point): Point {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = Math.hypot(dx, dy);
  return length === 0 ? [1, 0] : [dx / length, dy / length];
}

/** Returns the point at distance `r` from the center, in degrees clockwise from pointing right. */
export function onCircle(centre: Point, r: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [centre[0] + Math.cos(angle) * r, centre[1] + Math.sin(angle) * r];
}

/** Draws an open arrowhead with its tip at a point. The direction is a unit vector. */
export function arrowHead(tip: Point, [ux, uy]: Point): SvgNode {
  const size = 6;
  const half = size * 0.55;
  const [x, y] = [tip[0] - ux * size, tip[1] - uy * size];
  const wing = (side: 1 | -1) => `${tenth(x - uy * half * side)} ${tenth(y + ux * half * side)}`;
  return svg('path', {
    class: 'diagram-arrow',
    d: `M${wing(1)}L${tenth(tip[0])} ${tenth(tip[1])}L${wing(-1)}`,
  });
}
