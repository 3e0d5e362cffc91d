import { ticks } from 'd3-array';
import { addDays, type CalendarDate, daysBetween, todayIn } from '#domain/calendar-date.ts';

/** At most one per day. */
export type ChartEntry = {
  readonly date: CalendarDate;
  /** In the unit of the chart; a plus handicap is negative. */
  readonly value: number;
};

export type Point = readonly [x: number, y: number];
export type Tick<Label> = { readonly at: number; readonly label: Label };
type Range = readonly [from: number, to: number];

/** All positions are percentages of the plot, from its left and top. */
export type Chart = {
  readonly points: readonly Point[];
  /** Vertical position of the goal; null if there is none. */
  readonly goal: number | null;
  /** Horizontal position of the flag. */
  readonly pin: number;
  /** The corners of the area between the earliest and the latest way to the goal; empty if they are unknown. */
  readonly cone: readonly Point[];
  /** Horizontal lines, at round values. */
  readonly lines: readonly Tick<number>[];
  /** Days along the bottom: first days of months, or any days for a short period. */
  readonly days: readonly Tick<CalendarDate>[];
  /** The format of these days. */
  readonly daysAre: 'days' | 'months' | 'monthsOfYears';
};

// Leaves room at the top for the first number, at the bottom for the goal, and at the right for the line
// to the goal.
const height: Range = [7.3, 93.5];
const newest = 72.5;
const expected = 96;
// The flag is slightly inside the right edge.
const edge = 98;

const fewestMarks = 3;
const mostMonths = 5;
/** From this interval on, the month alone is ambiguous, so the year is added. */
const monthsWithYear = 6;
/** The length of the time axis before a single record. */
const daysOfFirstScale = 182;

const hundredth = (value: number) => Math.round(value * 100) / 100;

/** Maps a value from one range to another; returns the start if the first range has no width. */
export const place = (value: number, [from, to]: Range, [start, end]: Range): number =>
  hundredth(to === from ? start : start + ((value - from) / (to - from)) * (end - start));

/** Widens a range to fit three round values `step` apart, toward lower values first but not below zero. */
export function widen([low, high]: Range, step: number): Range {
  const least = fewestMarks * step;
  if (high - low >= least) return [low, high];
  const from = high < 0 ? high - least : Math.min(low, Math.max(0, high - least));
  return [from, Math.max(high, from + least)];
}

/** The fewest round values in a range that make at least three lines, at least `step` apart. */
export function linesIn([low, high]: Range, step: number): readonly number[] {
  const counts = [3, 4, 5, 6, 7, 8, 9, 10];
  const lines = counts
    .map((count) => ticks(low, high, count))
    .find(({ length }) => length >= fewestMarks);
  const [first = 0, second = 0] = lines ?? [];
  return lines && second - first >= step ? lines : [];
}

function monthsBetween(from: CalendarDate, to: CalendarDate): CalendarDate[] {
  const months: CalendarDate[] = [];
  let month = Temporal.PlainDate.from(from).with({ day: 1 });
  while (Temporal.PlainDate.compare(month, to) <= 0) {
    if (Temporal.PlainDate.compare(month, from) >= 0) months.push(month.toString());
    month = month.add({ months: 1 });
  }
  return months;
}

/** At most five first days of months; if there are fewer than three, the first, middle, and last day of the period. */
function daysAlong(first: CalendarDate, last: CalendarDate) {
  const months = monthsBetween(first, last);
  if (months.length < fewestMarks) {
    const days = daysBetween(first, last);
    const along = [0, Math.round(days / 2), days].map((day) => addDays(first, day));
    return { along: [...new Set(along)], daysAre: 'days' as const };
  }
  const every = Math.ceil(months.length / mostMonths);
  const along = months.filter((_, index) => index % every === 0);
  return {
    along,
    daysAre: every < monthsWithYear ? ('months' as const) : ('monthsOfYears' as const),
  };
}

/** The last record of each day in the golfer's time zone, so that a correction replaces a mistake. */
export function dailyRecords(
  history: readonly { readonly value: number; readonly recordedAt: string }[],
  timeZone: string,
): ChartEntry[] {
  const byDay = new Map(
    history.map(({ value, recordedAt }) => [
      todayIn(timeZone, Temporal.Instant.from(recordedAt)),
      value,
    ]),
  );
  return [...byDay].map(([date, value]) => ({ date, value }));
}

/** The earliest day, the day, and the latest day on which a goal is expected. */
export type GoalDays = Readonly<Record<'earliest' | 'expected' | 'latest', CalendarDate>>;

/**
 * The entries from a day on. A value stays until the next one, so the last value before that day is the first one, and
 * without a later one the value is today's as well.
 */
export function entriesSince(
  entries: readonly ChartEntry[],
  from: CalendarDate,
  today: CalendarDate,
): readonly ChartEntry[] {
  const since = entries.filter(({ date }) => date >= from);
  const before = entries.findLast(({ date }) => date < from);
  if (before === undefined) return since;
  const later = since.length > 0 ? since : [{ date: today, value: before.value }];
  return [{ date: from, value: before.value }, ...later];
}

export type ChartOptions = {
  /** The minimum distance between lines: a chart of whole numbers has no lines at halves. */
  readonly step?: number | undefined;
  /**
   * For a goal that the values move down to: when it is expected, to which day the time axis then extends; null if
   * that is unknown.
   */
  readonly goalDays?: GoalDays | null | undefined;
};

/**
 * Lays out a chart with time to the right and lower values below.
 * @param entries one or more, earliest first
 */
export function layOutChart(
  entries: readonly ChartEntry[],
  goal: number | null,
  { step = 0.5, goalDays }: ChartOptions = {},
): Chart {
  const values = entries.map((entry) => entry.value);
  const known = goal === null ? values : [...values, goal];
  const range = widen([Math.min(...known), Math.max(...known)], step);
  const y = (value: number) => place(value, [range[1], range[0]], height);

  const first = entries[0]?.date ?? '';
  const last = entries.at(-1)?.date ?? '';
  const isReached = goalDays !== undefined && goal !== null && (values.at(-1) ?? goal) <= goal;
  const end = goalDays?.expected ?? (first === last ? addDays(first, daysOfFirstScale) : last);
  // A ball at the goal lies at the flag.
  const right = end === last && !isReached ? newest : expected;
  const x = (date: CalendarDate) =>
    place(daysBetween(first, date), [0, daysBetween(first, end)], [0, right]);

  const goalLine = goal === null ? null : y(goal);
  const { along, daysAre } = daysAlong(first, end);
  const points = entries.map(({ date, value }): Point => [x(date), y(value)]);
  return {
    points,
    goal: goalLine,
    pin: isReached ? (points.at(-1)?.[0] ?? expected) : goalDays ? expected : edge,
    cone: coneOf({ from: points.at(-1), goal: goalLine, days: goalDays, x }),
    lines: linesIn(range, step)
      .map((label) => ({ at: y(label), label }))
      .filter(({ at }) => at !== goalLine),
    days: along.map((label) => ({ at: x(label), label })),
    daysAre,
  };
}

type ConeOptions = {
  readonly from: Point | undefined;
  readonly goal: number | null;
  readonly days: GoalDays | null | undefined;
  readonly x: (date: CalendarDate) => number;
};

/** The area between the two ways to the goal, cut off at the right edge. */
function coneOf({ from, goal, days, x }: ConeOptions): readonly Point[] {
  if (from === undefined || goal === null || !days) return [];
  const [start, height] = from;
  const [early, late] = [x(days.earliest), x(days.latest)];
  if (late <= 100) return [from, [early, goal], [late, goal]];
  const atEdge = height + ((100 - start) / (late - start)) * (goal - height);
  return [from, [Math.min(100, early), goal], [100, goal], [100, hundredth(atEdge)]];
}
