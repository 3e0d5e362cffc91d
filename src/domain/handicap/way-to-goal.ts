import { type CalendarDate, daysBetween } from '#domain/calendar-date.ts';
import { lowestHandicap } from './handicap.ts';
import type { DatedHandicap } from './projection.ts';

const tenths = (handicap: number) => Math.round(handicap * 10);

export type WayState =
  /** No handicap is recorded. */
  | 'unset'
  /** A single record, which cannot be compared with anything. */
  | 'first'
  | 'falling'
  | 'steady'
  | 'rising'
  | 'reached'
  /** Below the goal, and the first record was not above the goal either. */
  | 'passed';

/** Improvement since the first record, in tenths of a stroke: below `risen` is rising, from `fallen` on is falling. */
const risen = -3;
const fallen = 4;

/** In strokes. Differences from the current handicap up to this size count as standing still. */
const steadyWithin = 0.5;

export type WayToGoal = {
  readonly state: WayState;
  /** Strokes since the first record, exact in tenths; negative if the handicap rose. */
  readonly improved: number;
  /** Strokes left to the goal, exact in tenths; 0 if it is reached. */
  readonly left: number;
};

function stateOf(records: readonly DatedHandicap[], goal: number): WayState {
  const first = records[0];
  const last = records.at(-1);
  if (first === undefined || last === undefined) return 'unset';
  if (first.handicap <= goal && last.handicap < goal) return 'passed';
  if (last.handicap <= goal) return 'reached';
  if (records.length === 1) return 'first';
  const improved = tenths(first.handicap) - tenths(last.handicap);
  if (improved < risen) return 'rising';
  return improved < fallen ? 'steady' : 'falling';
}

/**
 * Returns the golfer's progress from the first record to the goal.
 * @param records earliest first; the last one is the current handicap.
 */
export function wayToGoal(records: readonly DatedHandicap[], goal: number): WayToGoal {
  const first = records[0]?.handicap ?? goal;
  const current = records.at(-1)?.handicap ?? goal;
  return {
    state: stateOf(records, goal),
    improved: (tenths(first) - tenths(current)) / 10,
    left: Math.max(0, tenths(current) - tenths(goal)) / 10,
  };
}

/**
 * Returns the date since which the handicap has stayed within half a stroke of its current value, or null without
 * a record.
 * @param records earliest first.
 */
export function steadySince(records: readonly DatedHandicap[]): CalendarDate | null {
  const current = records.at(-1)?.handicap ?? 0;
  const moving = records.findLastIndex(
    ({ handicap }) => Math.abs(tenths(handicap) - tenths(current)) > steadyWithin * 10,
  );
  return records[moving + 1]?.date ?? null;
}

/**
 * Returns the first record, and how many days later the handicap reached the goal and stayed there. Returns null
 * if the goal is not reached, and for golfers who started at or below it.
 *
 * @param records earliest first.
 */
export function reachedGoal(
  records: readonly DatedHandicap[],
  goal: number,
): { readonly from: DatedHandicap; readonly days: number } | null {
  const from = records[0];
  const above = records.findLastIndex(({ handicap }) => handicap > goal);
  const arrival = records[above + 1];
  if (from === undefined || arrival === undefined || from.handicap <= goal) return null;
  return { from, days: daysBetween(from.date, arrival.date) };
}

/** Strokes of the smallest step to a new goal. The lower a handicap, the harder each stroke is. */
const stepFrom = (current: number) => (current >= 24 ? 2 : current >= 6 ? 1 : 0.5);
const steps = [1, 2, 4];
/** Single-figure handicaps start at 9.9. */
const singleFigures = (goal: number) => (goal === 10 ? 9.9 : goal);

/**
 * Suggests up to three goals below a handicap, highest first: one, two and four steps lower, in round numbers.
 * Near the limit of +10.0 there are fewer, and at the limit none.
 */
export function suggestedGoals(current: number): readonly number[] {
  const step = stepFrom(current);
  return steps
    .map((count) => (Math.round(current / step) - count) * step)
    .map(singleFigures)
    .filter((goal) => goal < current && goal >= lowestHandicap);
}
