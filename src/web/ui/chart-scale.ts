import { ticks } from 'd3-array';
import { addDays, type CalendarDate, daysBetween, todayIn } from '#domain/calendar-date.ts';

/** One a day. */
export type ChartEntry = {
  readonly date: CalendarDate;
  /** In the unit of the chart; a plus handicap is negative. */
  readonly value: number;
};

export type Point = readonly [x: number, y: number];
export type Tick<Label> = { readonly at: number; readonly label: Label };
type Range = readonly [from: number, to: number];

/** Everything is placed in percent of the plot, from its left and top. */
export type Chart = {
  readonly points: readonly Point[];
  /** Height of the goal; null while there is none. */
  readonly goal: number | null;
  /** Where the flag stands, from the left. */
  readonly pin: number;
  /** Lines across, at round values. */
  readonly lines: readonly Tick<number>[];
  /** Days along the bottom: first days of months, or of a short time any days. */
  readonly days: readonly Tick<CalendarDate>[];
  /** How a day is written there. */
  readonly daysAre: 'days' | 'months' | 'monthsOfYears';
};

// Room above for the first number, below for the goal, and at the right for the way that is left.
const height: Range = [7.3, 93.5];
const newest = 72.5;
const expected = 96;
// The flag stands a little inside the right edge.
const edge = 98;

const fewestMarks = 3;
const mostMonths = 5;
/** Every half a year and rarer, the month alone does not say which one it is. */
const monthsWithYear = 6;
/** The time that a single record has before it. */
const daysOfFirstScale = 182;

const hundredth = (value: number) => Math.round(value * 100) / 100;

/** The place of a value of one range in another; the start of it when the first has no width. */
export const place = (value: number, [from, to]: Range, [start, end]: Range): number =>
  hundredth(to === from ? start : start + ((value - from) / (to - from)) * (end - start));

/** Wide enough for three round values `step` apart: to lower values first, but not below zero. */
export function widen([low, high]: Range, step: number): Range {
  const least = fewestMarks * step;
  if (high - low >= least) return [low, high];
  const from = high < 0 ? high - least : Math.min(low, Math.max(0, high - least));
  return [from, Math.max(high, from + least)];
}

/** The fewest round values in a range that make three lines or more, `step` or more apart. */
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

/** Not more than five months, or of a time with fewer than three of them its ends and its middle. */
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

/** The last record of each day, in the golfer's zone: a correction takes the place of a slip. */
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

export type ChartOptions = {
  /** Lines stand no closer than this: where only whole numbers can be, none at a half. */
  readonly step?: number | undefined;
  /** The day on which the goal is expected: time then runs as far as that day. */
  readonly goalExpected?: CalendarDate | null | undefined;
};

/**
 * Lays out a record with time to the right and lower values below.
 * @param entries one or more, earliest first
 */
export function layOutChart(
  entries: readonly ChartEntry[],
  goal: number | null,
  { step = 0.5, goalExpected = null }: ChartOptions = {},
): Chart {
  const values = entries.map((entry) => entry.value);
  const known = goal === null ? values : [...values, goal];
  const range = widen([Math.min(...known), Math.max(...known)], step);
  const y = (value: number) => place(value, [range[1], range[0]], height);

  const first = entries[0]?.date ?? '';
  const last = entries.at(-1)?.date ?? '';
  const end = goalExpected ?? (first === last ? addDays(first, daysOfFirstScale) : last);
  const right = end === last ? newest : expected;
  const x = (date: CalendarDate) =>
    place(daysBetween(first, date), [0, daysBetween(first, end)], [0, right]);

  const goalLine = goal === null ? null : y(goal);
  const { along, daysAre } = daysAlong(first, end);
  return {
    points: entries.map(({ date, value }): Point => [x(date), y(value)]),
    goal: goalLine,
    pin: goalExpected === null ? edge : expected,
    lines: linesIn(range, step)
      .map((label) => ({ at: y(label), label }))
      .filter(({ at }) => at !== goalLine),
    days: along.map((label) => ({ at: x(label), label })),
    daysAre,
  };
}
