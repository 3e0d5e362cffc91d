import { random } from '../seeded-random.ts';
import type { Hill } from './height-field.ts';

/** A piece of ground to draw contours of. Lengths are in the same units as `w` and `h`. */
export type ContourPreset = {
  readonly w: number;
  readonly h: number;
  readonly levels: number;
  /** Which part stays in view when the frame has a different aspect ratio. */
  readonly keep: 'xMaxYMax' | 'xMaxYMid' | 'xMidYMid';
  readonly tilt: readonly [number, number];
  readonly hills: readonly Hill[];
  readonly pin?: readonly [x: number, y: number];
};

const corner = 'xMaxYMax';

/** Designed by hand: numbers shown on top of a ground lie on calm parts, and the flag is at the highest point. */
export const contourPresets = {
  /** Behind a newly unlocked achievement. Its badge lies on top of the hill. */
  unlock: {
    w: 430,
    h: 900,
    levels: 22,
    keep: 'xMidYMid',
    tilt: [0.02, 0.03],
    hills: [
      [215, 290, 1.7, 150, 170, 0.2],
      [70, 760, 0.62, 110, 90, 0.4],
      [390, 830, 0.7, 120, 90, 0.9],
    ],
  },
  /** The dashboard's hero: the ground falls toward a pin at the bottom right. */
  hero: {
    w: 800,
    h: 440,
    levels: 17,
    keep: corner,
    tilt: [0.129, 0.086],
    hills: [
      [735, 372, 1.293, 128, 190, 1.22],
      [640, 60, -0.475, 150, 90, 0.3],
      [120, 330, 0.689, 140, 220, 1.37],
      [560, 420, -0.388, 120, 80, 0],
      [520, 250, 0.474, 170, 120, 0.4],
      [60, 60, 0.429, 170, 120, 0.5],
      [360, 60, 0.646, 130, 220, 1.77],
    ],
  },
  /** Under the handicap chart. */
  chart: {
    w: 800,
    h: 520,
    levels: 14,
    keep: corner,
    tilt: [0.13, 0.09],
    hills: [
      [745, 420, 0.93, 123, 184, 1.2],
      [119, 370, 0.67, 231, 155, 2.83],
      [389, 178, 0.83, 242, 131, 0.68],
      [640, 60, -0.48, 150, 90, 0.3],
      [60, 60, 0.43, 170, 120, 0.5],
    ],
  },
  /** The active program in the list of programs. */
  active: {
    w: 430,
    h: 190,
    levels: 12,
    keep: corner,
    tilt: [0.097, 0.097],
    hills: [
      [20, 180, 0.583, 130, 80, 0],
      [370, 150, 1.167, 80, 120, 1.27],
      [150, 30, 0.681, 150, 80, 0.3],
    ],
  },
  /** Summary of the schedule. */
  summary: {
    w: 430,
    h: 240,
    levels: 13,
    keep: corner,
    tilt: [0.106, 0.103],
    hills: [
      [120, 40, 0.732, 90, 150, 1.87],
      [20, 220, 0.629, 80, 130, 1.57],
      [360, 180, 1.254, 80, 130, 1.27],
    ],
  },
  /** The bunker of a rest day. */
  rest: {
    w: 430,
    h: 300,
    levels: 12,
    keep: corner,
    tilt: [0.093, 0.094],
    hills: [
      [330, 210, 1.13, 120, 84, 2.84],
      [120, 60, 0.658, 150, 90, 0.4],
      [40, 280, 0.47, 90, 140, 1.57],
    ],
  },
  /** Behind an empty state. */
  empty: {
    w: 430,
    h: 520,
    levels: 15,
    keep: 'xMidYMid',
    tilt: [0.105, 0.086],
    hills: [
      [251, 187, 1.091, 175, 128, 2.92],
      [246, 200, 0.366, 133, 163, 0.89],
      [221, 443, 2.14, 122, 233, 1.74],
      [227, 442, -1.808, 122, 159, 1.78],
    ],
  },
  /** The closing call to action on the landing page. */
  closing: {
    w: 900,
    h: 420,
    levels: 16,
    keep: 'xMaxYMid',
    tilt: [0.13, 0.1],
    pin: [690, 150],
    hills: [
      [690, 150, 1.468, 120, 190, 1.27],
      [60, 60, 0.786, 220, 130, 0.2],
      [880, 360, 0.629, 110, 150, 1.87],
      [260, 280, 0.787, 130, 190, 1.97],
    ],
  },
} as const satisfies Record<string, ContourPreset>;

/** Returns the ground of a program's cover: a green with the pin on its top, right of the name, and two rises. */
export function coverPreset(seed: string): ContourPreset {
  const next = random(seed);
  const between = (low: number, high: number) => low + next() * (high - low);
  const pin = [between(250, 286), between(100, 110)] as const;
  return {
    w: 360,
    h: 210,
    levels: 13,
    keep: 'xMaxYMid',
    tilt: [0.1, 0.07],
    pin,
    hills: [
      [...pin, 1, between(54, 88), between(84, 120), between(0, Math.PI)],
      [between(40, 90), between(150, 220), between(0.6, 0.85), 85, 125, between(1.2, 1.6)],
      [
        between(110, 330),
        next() < 0.5 ? 40 : 215,
        (next() < 0.4 ? -1 : 1) * between(0.35, 0.6),
        between(90, 130),
        70,
        between(0, 0.4),
      ],
    ],
  };
}
