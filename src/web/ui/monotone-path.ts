type Point = readonly [x: number, y: number];

const hundredth = (value: number) => Math.round(value * 100) / 100;
const pathPoint = ([x, y]: Point) => `${hundredth(x)} ${hundredth(y)}`;

function slopesOf(points: readonly Point[]): number[] {
  return points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? [0, 0];
    return (y - fromY) / (x - fromX || 1e-6);
  });
}

/**
 * A smooth path through points from left to right that never overshoots one of them: where the
 * direction turns it is flat, elsewhere it takes the harmonic mean of both slopes (Fritsch-Carlson).
 * Empty for fewer than two points.
 */
export function monotonePath(points: readonly Point[]): string {
  const [first] = points;
  if (first === undefined || points.length < 2) return '';
  const slopes = slopesOf(points);
  const tangents = points.map((_, index) => {
    const before = slopes[index - 1] ?? slopes[index] ?? 0;
    const after = slopes[index] ?? before;
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
  return points.slice(1).reduce(
    (path, [x, y], index) => {
      const [fromX, fromY] = points[index] ?? first;
      const third = (x - fromX) / 3;
      const leave: Point = [fromX + third, fromY + (tangents[index] ?? 0) * third];
      const arrive: Point = [x - third, y - (tangents[index + 1] ?? 0) * third];
      return `${path}C${pathPoint(leave)} ${pathPoint(arrive)} ${pathPoint([x, y])}`;
    },
    `M${pathPoint(first)}`,
  );
}
