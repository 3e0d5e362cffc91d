import { random } from '../seeded-random.ts';

/** One hill or hollow: center, height, two radii in the units of the field, rotation in radians. */
export type Hill = readonly [
  x: number,
  y: number,
  height: number,
  radiusX: number,
  radiusY: number,
  turn?: number,
];

export type HeightField = {
  readonly w: number;
  readonly h: number;
  readonly height: (x: number, y: number) => number;
};

export type HeightFieldOptions = {
  readonly seed?: string;
  readonly w?: number;
  readonly h?: number;
  /** Replace the hills generated from the seed. */
  readonly hills?: readonly Hill[];
  /** How much the whole ground rises from left to right and from top to bottom. */
  readonly tilt?: readonly [number, number];
  readonly count?: number;
};

function seededHills(seed: string, size: { w: number; h: number; count: number }): Hill[] {
  const next = random(seed);
  return Array.from({ length: size.count }, (): Hill => {
    const radius = (0.16 + next() * 0.3) * Math.max(size.w, size.h);
    return [
      next() * size.w,
      next() * size.h,
      (next() < 0.3 ? -1 : 1) * (0.45 + next() * 0.75),
      radius,
      radius * (0.5 + next() * 0.6),
      next() * Math.PI,
    ];
  });
}

/** Returns the ground of a green. The same options always give the same ground. */
export function heightField(options: HeightFieldOptions = {}): HeightField {
  const { seed = 'pinhigh', w = 400, h = 300, tilt = [0.25, 0.35], count = 7 } = options;
  const hills = (options.hills ?? seededHills(seed, { w, h, count })).map(
    ([x, y, z, rx, ry, turn = 0]) => ({
      x,
      y,
      z,
      rx,
      ry,
      cos: Math.cos(turn),
      sin: Math.sin(turn),
    }),
  );
  const height = (x: number, y: number) => {
    let z = (tilt[0] * x) / w + (tilt[1] * y) / h;
    for (const hill of hills) {
      const dx = x - hill.x;
      const dy = y - hill.y;
      const u = (dx * hill.cos + dy * hill.sin) / hill.rx;
      const v = (-dx * hill.sin + dy * hill.cos) / hill.ry;
      z += hill.z * Math.exp(-(u * u + v * v));
    }
    return z;
  };
  return { w, h, height };
}
