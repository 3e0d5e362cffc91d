import { curveMonotoneX } from 'd3-shape';

type Point = readonly [x: number, y: number];

const hundredth = (value: number) => Math.round(value * 100) / 100;

/** A smooth path through points from left to right that never overshoots a point. Empty for fewer than two points. */
export function monotonePath(points: readonly Point[]): string {
  if (points.length < 2) return '';
  let path = '';
  const write =
    (command: string) =>
    (...at: number[]) => {
      path += command + at.map(hundredth).join(',');
    };
  // The curve draws on any object with these canvas methods. The library's `line`, which supports all kinds of paths,
  // would add 2 KB.
  const canvas = { moveTo: write('M'), lineTo: write('L'), bezierCurveTo: write('C') };
  const curve = curveMonotoneX(canvas as Partial<CanvasRenderingContext2D> as never);
  curve.lineStart();
  for (const [x, y] of points) curve.point(x, y);
  curve.lineEnd();
  return path;
}
