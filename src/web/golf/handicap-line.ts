import { daysBetween } from '#domain/calendar-date.ts';
import type { DatedHandicap } from '#domain/handicap/projection.ts';
import { type WayState, wayToGoal } from '#domain/handicap/way-to-goal.ts';
import { monotonePath } from '#web/ui/monotone-path.ts';

type Point = readonly [x: number, y: number];

export type HandicapLine = {
  readonly state: WayState;
  /** The line from the first record to the ball; empty if there is only one record or none. */
  readonly past: string;
  /** The line from the ball to the pin; empty when the goal is reached. */
  readonly toGo: string;
  /** Position of the ball, in percent of the figure. */
  readonly ball: Point;
  /** The share of the progress toward the goal, 0 to 1. The horizontal line below the figure is filled to it. */
  readonly share: number;
  /** Position of the first number: above the line's start or below its first part, in percent. */
  readonly label: { readonly side: 'above' | 'below'; readonly y: number };
};

/**
 * The top right corner is reserved for the big number: no line is drawn to the right of `left` and above `bottom`, in
 * percent of the figure.
 */
export const numberCorner = { left: 41, bottom: 60 };
/** A line that goes around the number is below it at this point. */
const turn: Point = [38, numberCorner.bottom];

const pin: Point = [99.5, 99];
const tee: Point = [2, 92];

// The ball keeps clear of the first number, the big number, and the flag.
const leftmost = 26;
const leftOfNumber = 35;
const rightmost = 92;
const firstBall = 4;
const atPin = 99.4;

/** The line has no scale after the goal was passed; it runs between these heights. */
const passedHeights = { top: 10, bottom: 86 };

/** The minimum height of the figure, in strokes. */
const smallestSpan = 0.6;
const mostPoints = 40;
/** The approximate width of the first number, in percent. Its position depends on the line within this width. */
const labelWidth = 16;
/** If the line climbs by less than this, the first number is placed above it. */
const labelRoom = 4;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
const hundredth = (value: number) => Math.round(value * 100) / 100;
const rounded = ([x, y]: Point): Point => [hundredth(x), hundredth(y)];

/** Keeps at most 40 records, evenly chosen, and always the first, last, best, and worst. */
function thin(records: readonly DatedHandicap[]): readonly DatedHandicap[] {
  const last = records.length - 1;
  if (last < mostPoints) return records;
  const values = records.map(({ handicap }) => handicap);
  const kept = new Set([values.indexOf(Math.min(...values)), values.indexOf(Math.max(...values))]);
  const evenly = mostPoints - kept.size;
  for (let i = 0; i < evenly; i++) kept.add(Math.round((i * last) / (evenly - 1)));
  return records.filter((_, index) => kept.has(index));
}

/** Places records from the left edge to `end`, in proportion to the days between them. */
function placeInTime(
  records: readonly DatedHandicap[],
  end: number,
  heightOf: (handicap: number) => number,
): readonly Point[] {
  const first = records[0]?.date ?? '';
  const days = daysBetween(first, records.at(-1)?.date ?? first);
  if (days === 0) {
    const last = records.length - 1;
    return records.map(({ handicap }, index) => [(index / last) * end, heightOf(handicap)]);
  }
  // Only the last record of a day counts, because there is no room for a vertical line beside the number.
  return records
    .filter(({ date }, index) => records[index + 1]?.date !== date)
    .map(({ date, handicap }) => [(daysBetween(first, date) / days) * end, heightOf(handicap)]);
}

const between = (from: Point, to: Point, share: number) => from[1] + (to[1] - from[1]) * share;

/** Stretches the line in time, never in value, so that it is below the number before it reaches the number. */
function aroundNumber(points: readonly Point[]): readonly Point[] {
  const high = points.findLastIndex(([, y]) => y < turn[1]);
  const before = points[high];
  const after = points[high + 1];
  if (before === undefined || after === undefined) return points;
  const crossing =
    before[0] + ((turn[1] - before[1]) / (after[1] - before[1])) * (after[0] - before[0]);
  if (after[0] <= turn[0]) return points;
  // Also needed if the records drop in time: without a point here, the curve may drop later than they do.
  const leaves = Math.min(crossing, turn[0]);
  const end = points.at(-1)?.[0] ?? crossing;
  const earlier = (x: number) => (x / crossing) * leaves;
  const later = (x: number) =>
    end > crossing ? end - ((end - x) / (end - crossing)) * (end - leaves) : end;
  return [
    ...points.slice(0, high + 1).map(([x, y]): Point => [earlier(x), y]),
    [leaves, turn[1]],
    ...points.slice(high + 1).map(([x, y]): Point => [later(x), y]),
  ];
}

/**
 * The path from the ball to the pin, arriving horizontally. The higher the ball is beside the number, the more the
 * path drops before it goes right.
 */
function toGoPath(ball: Point): string {
  const [x, y] = ball;
  const [right, down] = [100 - x, 99 - y];
  const low = clamp(y / numberCorner.bottom, 0, 1);
  const blend = (steep: Point, even: Point): Point =>
    rounded([steep[0] + (even[0] - steep[0]) * low, steep[1] + (even[1] - steep[1]) * low]);
  const leave = blend(
    [Math.min(x + 6, turn[0] - 1), y + down * 0.66],
    [x + right * 0.36, y + down * 0.5],
  );
  const arrive = blend([54, 98], [x + right * 0.7, y + down * 0.94]);
  return `M${rounded(ball).join(' ')}C${[leave, arrive, pin].map((point) => point.join(' ')).join(' ')}`;
}

/** Places the first number on the side away from the line. */
function placeLabel(points: readonly Point[]): HandicapLine['label'] {
  const [start = tee] = points;
  const next = points.findIndex(([x]) => x > labelWidth);
  const [from, to] = [points[next - 1], points[next]];
  const edge = from && to ? [between(from, to, (labelWidth - from[0]) / (to[0] - from[0]))] : [];
  const heights = [...points.filter(([x]) => x <= labelWidth).map(([, y]) => y), ...edge];
  const climbs = heights.some((y) => y < start[1] - labelRoom);
  return climbs
    ? { side: 'below', y: hundredth(Math.max(...heights)) }
    : { side: 'above', y: hundredth(start[1]) };
}

/** Maps values to heights: the goal is at the bottom; once it is passed, the best record is near the bottom instead. */
function heights(state: WayState, values: readonly number[], goal: number) {
  const worst = Math.max(...values);
  const passed = state === 'passed';
  const low = passed ? Math.min(...values) : goal;
  const { top, bottom } = passed ? passedHeights : { top: 0, bottom: 100 };
  const span = Math.max(worst - low, smallestSpan);
  return (value: number) => clamp(bottom - ((value - low) / span) * (bottom - top), top, bottom);
}

function ballAcross(state: WayState, share: number, height: number): number {
  if (state === 'first') return firstBall;
  if (state === 'reached') return atPin;
  const right = height < numberCorner.bottom ? leftOfNumber : rightmost;
  return state === 'passed' ? right : clamp(share * 100, leftmost, right);
}

/**
 * Lays out the handicap history as a line that falls from the start at the left to the flag at the bottom right, in
 * percent of a figure with the viewBox `0 0 100 100`. Heights are exact; time is stretched so that the line goes
 * around the number at the top right.
 *
 * @param records earliest first; the last one is the current handicap. Without a record or a goal, the line is only a
 * placeholder (`unset`).
 */
export function handicapLine(records: readonly DatedHandicap[], goal: number | null): HandicapLine {
  const first = records[0];
  const last = records.at(-1);
  if (first === undefined || last === undefined || goal === null) {
    const toGo = 'M2 92C30 92 62 98 99.5 99';
    return { state: 'unset', past: '', toGo, ball: tee, share: 0, label: { side: 'above', y: 0 } };
  }
  const { state, improved, left } = wayToGoal(records, goal);
  const made = improved > 0 ? improved / (improved + left) : 0;
  const share = left === 0 ? 1 : made;
  const shown = thin(records);
  const heightOf = heights(
    state,
    shown.map(({ handicap }) => handicap),
    goal,
  );
  const y = heightOf(last.handicap);
  const x = ballAcross(state, share, y);
  const points = shown.length > 1 ? aroundNumber(placeInTime(shown, x, heightOf)) : [];
  const toGo = left === 0 ? '' : toGoPath([x, y]);
  return {
    state,
    past: monotonePath(points),
    toGo,
    ball: rounded([x, y]),
    share,
    label: placeLabel(points),
  };
}
