import { monotonePath } from '#web/ui/monotone-path.ts';

type Point = readonly [x: number, y: number];

export type HandicapLine = {
  /** The way made, from the first record to the ball; empty without one. */
  readonly past: string;
  /** From the ball to the pin; empty when the goal is reached or nothing is recorded. */
  readonly toGo: string;
  /** Where the ball stands, in percent of the figure; null without a record. */
  readonly ball: Point | null;
  /** How much of the way is done, 0 to 1. The level line under the figure is filled to it. */
  readonly share: number;
  readonly reached: boolean;
};

export type HandicapWay = {
  /** Recorded handicaps, earliest first; a plus handicap is negative. */
  readonly values: readonly number[];
  readonly start: number;
  readonly now: number;
  readonly goal: number;
};

// The ball keeps clear of the first number at the left and of the flag until it is reached.
const leftmost = 14;
const rightmost = 92;
/** How far above its start, in percent, the line may climb when the handicap went up. */
const highest = -6;

// The big number stands at top right, on a phone over the figure's right half and down to 56 percent
// of its height. Line and ball keep to its left until they are low enough to go on below it.
const leftOfNumber = 44;
const belowNumber = 64;
/** On the way around the number, records above its foot end here, so that the line has room to fall. */
const endOfHigh = 30;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
const hundredth = (value: number) => Math.round(value * 100) / 100;
const pathPoint = ([x, y]: Point) => `${hundredth(x)} ${hundredth(y)}`;

/** The share as a height, but lower where the ball would touch the number. */
function ballHeight(x: number, y: number): number {
  if (x <= leftOfNumber) return y;
  return Math.max(y, Math.min(belowNumber, leftOfNumber + (x - leftOfNumber) * 5));
}

/** The points of the past, with those that would lie under the number moved to its left. */
function aroundNumber(points: readonly Point[]): readonly Point[] {
  const ball = points.at(-1);
  if (ball === undefined || ball[1] < belowNumber) return points;
  const high = points.findLastIndex(([, y]) => y < belowNumber);
  const [highX] = points[high] ?? ball;
  const narrower = Math.min(1, endOfHigh / (highX || 1));
  const left = points.slice(0, high + 1).map(([x, y]): Point => [x * narrower, y]);
  const below = points.slice(high + 1);
  // A little higher than the ball may be, so that the line still falls towards it.
  const corner: Point = [leftOfNumber, belowNumber - 4];
  const turns = high >= 0 && (below[0]?.[0] ?? 0) > leftOfNumber;
  return [...left, ...(turns ? [corner] : []), ...below];
}

/** The way to go leaves the ball on its last slope and lands flat at the pin. */
function toGoPath([x, y]: Point): string {
  const [right, down] = [100 - x, 100 - y];
  const leave: Point = [x + right * 0.34, y + down * 0.5];
  const arrive: Point = [x + right * 0.62, 100 - down * 0.04];
  return `M${pathPoint([x, y])}C${pathPoint(leave)} ${pathPoint(arrive)} 99.5 99`;
}

/**
 * The record of the handicap as a line that falls from the start at top left to the flag at bottom
 * right, in percent of a figure with the viewBox `0 0 100 100`. The ball stands at the share of the way
 * already made, over the end of the level bar, and the line leads around the number at top right.
 */
export function handicapLine({ values, start, now, goal }: HandicapWay): HandicapLine {
  if (values.length === 0) return { past: '', toGo: '', ball: null, share: 0, reached: false };
  const span = start - goal;
  const reached = now <= goal;
  const share = reached ? 1 : span > 0 ? clamp((start - now) / span, 0, 1) : 0;
  const x = reached ? 100 : clamp(share * 100, leftmost, rightmost);
  const yOf = (value: number) =>
    span > 0 ? clamp(((start - value) / span) * 100, highest, 100) : share * 100;
  const ball: Point = [hundredth(x), hundredth(reached ? 100 : ballHeight(x, yOf(now)))];
  const last = values.length - 1;
  const line = values.map(
    (value, index): Point => [last === 0 ? x : (index / last) * x, yOf(value)],
  );
  // The line ends where the ball is, whatever the newest record says.
  const past = last === 0 ? [[0, yOf(start)] as const, ball] : [...line.slice(0, -1), ball];
  return {
    past: monotonePath(aroundNumber(past)),
    toGo: reached ? '' : toGoPath(ball),
    ball,
    share,
    reached,
  };
}
