import { daysBetween } from '#domain/calendar-date.ts';
import type { DatedHandicap } from '#domain/handicap/projection.ts';
import { type WayState, wayToGoal } from '#domain/handicap/way-to-goal.ts';
import { monotonePath } from '#web/ui/monotone-path.ts';

type Point = readonly [x: number, y: number];

export type HandicapLine = {
  readonly state: WayState;
  /** The way made, from the first record to the ball; empty without one. */
  readonly past: string;
  /** From the ball to the pin; empty when the goal is reached. */
  readonly toGo: string;
  /** Where the ball lies, in percent of the figure. */
  readonly ball: Point;
  /** How much of the way is done, 0 to 1. The level line under the figure is filled to it. */
  readonly share: number;
  /** Where the first number stands: above the line's beginning or below its first stretch, in percent. */
  readonly label: { readonly side: 'above' | 'below'; readonly y: number };
};

/**
 * The big number owns the top right corner: no line is drawn to the right of `left` above `bottom`, in
 * percent of the figure.
 */
export const numberCorner = { left: 41, bottom: 60 };
/** A line on its way around the number is below it here. */
const turn: Point = [38, numberCorner.bottom];

const pin: Point = [99.5, 99];
const tee: Point = [2, 92];

// The ball keeps clear of the first number, of the big one and of the flag.
const leftmost = 26;
const leftOfNumber = 35;
const rightmost = 92;
const firstBall = 4;
const atPin = 99.4;

/** A line that passed the goal has no scale to it: it runs between these heights. */
const passedHeights = { top: 10, bottom: 86 };

/** Strokes from the top of the figure to its foot, at least. */
const smallestSpan = 0.6;
const mostPoints = 40;
/** The first number is about this wide, in percent; what the line does above or below it counts. */
const labelWidth = 16;
/** A line that climbs by less stays under the first number. */
const labelRoom = 4;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
const hundredth = (value: number) => Math.round(value * 100) / 100;
const rounded = ([x, y]: Point): Point => [hundredth(x), hundredth(y)];

/** At most 40 records, evenly chosen; the first, the last, the best and the worst always stay. */
function thin(records: readonly DatedHandicap[]): readonly DatedHandicap[] {
  const last = records.length - 1;
  if (last < mostPoints) return records;
  const values = records.map(({ handicap }) => handicap);
  const kept = new Set([values.indexOf(Math.min(...values)), values.indexOf(Math.max(...values))]);
  const evenly = mostPoints - kept.size;
  for (let i = 0; i < evenly; i++) kept.add(Math.round((i * last) / (evenly - 1)));
  return records.filter((_, index) => kept.has(index));
}

/** Records as points from the left edge to `end`, in proportion to the days between them. */
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
  // Of several on a day the last one counts: a line straight up or down has no room beside the number.
  return records
    .filter(({ date }, index) => records[index + 1]?.date !== date)
    .map(({ date, handicap }) => [(daysBetween(first, date) / days) * end, heightOf(handicap)]);
}

const between = (from: Point, to: Point, share: number) => from[1] + (to[1] - from[1]) * share;

/** Stretches time, never values, so that the line leaves the number's corner before it begins. */
function aroundNumber(points: readonly Point[]): readonly Point[] {
  const high = points.findLastIndex(([, y]) => y < turn[1]);
  const before = points[high];
  const after = points[high + 1];
  if (before === undefined || after === undefined) return points;
  const crossing =
    before[0] + ((turn[1] - before[1]) / (after[1] - before[1])) * (after[0] - before[0]);
  if (after[0] <= turn[0]) return points;
  // Also where the records leave in time: without a point there, the curve may leave later than they do.
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
 * From the ball to the pin, landing flat. The higher the ball lies beside the number, the more the way
 * falls before it goes right.
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

/** The first number stands on the side that the line leaves. */
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

/** How values become heights: the goal lies at the foot, or, once passed, the best record near it. */
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
 * The record of the handicap as a line that falls from the start at the left to the flag at bottom
 * right, in percent of a figure with the viewBox `0 0 100 100`. Heights are exact; time is stretched so
 * that the line leads around the number at top right.
 *
 * @param records earliest first; the last one is the current handicap. Without a goal there is no way
 *   to draw, as without a record.
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
