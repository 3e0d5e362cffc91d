import type { Point } from '#domain/drills/diagram.ts';

function distanceToLine(point: Point, from: Point, to: Point): number {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length < 1e-6) return Math.hypot(point[0] - from[0], point[1] - from[1]);
  const cross =
    (to[1] - from[1]) * point[0] - (to[0] - from[0]) * point[1] + to[0] * from[1] - to[1] * from[0];
  return Math.abs(cross) / length;
}

function farthest(points: readonly Point[], start: number, end: number) {
  const from = points[start];
  const to = points[end];
  let far = { index: -1, distance: 0 };
  if (!from || !to) return far;
  points.slice(start + 1, end).forEach((point, offset) => {
    const distance = distanceToLine(point, from, to);
    if (distance > far.distance) far = { index: start + 1 + offset, distance };
  });
  return far;
}

/** Leaves out points that lie within `tolerance` of the line without them (Douglas-Peucker). */
export function thin(points: readonly Point[], tolerance: number): readonly Point[] {
  if (points.length < 3) return points;
  const keep = new Set([0, points.length - 1]);
  const open: [number, number][] = [[0, points.length - 1]];
  for (let range = open.pop(); range; range = open.pop()) {
    const [start, end] = range;
    const far = farthest(points, start, end);
    if (far.distance <= tolerance) continue;
    keep.add(far.index);
    open.push([start, far.index], [far.index, end]);
  }
  return points.filter((_, index) => keep.has(index));
}
