import { type CalendarDate, daysBetween } from '#domain/calendar-date.ts';
import { lowestHandicap } from './handicap.ts';
import type { DatedHandicap } from './projection.ts';

const tenths = (handicap: number) => Math.round(handicap * 10);

export type WayState =
  /** Nothing is recorded. */
  | 'unset'
  /** A single record: nothing to compare it with. */
  | 'first'
  | 'falling'
  | 'steady'
  | 'rising'
  | 'reached'
  /** Better than a goal that never was below the handicap. */
  | 'passed';

/** Tenths of a stroke since the first record. */
const risen = -3;
const fallen = 4;

/** Strokes around the current handicap that still count as standing still. */
const steadyWithin = 0.5;

export type WayToGoal = {
  readonly state: WayState;
  /** Strokes since the first record, exact in tenths; negative when the handicap rose. */
  readonly improved: number;
  /** Strokes down to the goal, exact in tenths; 0 when it is reached. */
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
 * Where a golfer stands between the first record and the goal.
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
 * Since when the handicap has stayed within half a stroke of what it is now; null without a record.
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
 * The first record, and how many days later the handicap came down to the goal to stay there. Null while
 * the goal is not reached, and for golfers who started on it: there was no way to go.
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

/** Strokes of the smallest step to a new goal: the lower a handicap, the harder each stroke. */
const stepFrom = (current: number) => (current >= 24 ? 2 : current >= 6 ? 1 : 0.5);
const steps = [1, 2, 4];
/** Golfers count single figures from 9.9 down. */
const singleFigures = (goal: number) => (goal === 10 ? 9.9 : goal);

/**
 * Up to three goals below a handicap, highest first: one, two and four steps down, on round numbers.
 * Fewer near the limit of +10.0, and none there.
 */
export function suggestedGoals(current: number): readonly number[] {
  const step = stepFrom(current);
  return steps
    .map((count) => (Math.round(current / step) - count) * step)
    .map(singleFigures)
    .filter((goal) => goal < current && goal >= lowestHandicap);
}
