import { scaleLinear } from 'd3-scale';
import { type CalendarDate, daysBetween, todayIn } from '#domain/calendar-date.ts';

/** One a day. */
export type ChartEntry = {
  readonly date: CalendarDate;
  /** In the unit of the chart; a plus handicap is negative. */
  readonly value: number;
};

type Point = readonly [x: number, y: number];
type Tick<Label> = { readonly at: number; readonly label: Label };

/** Everything is placed in percent of the plot, from its left and top. */
export type Chart = {
  readonly points: readonly Point[];
  /** Height of the goal; null while there is none. */
  readonly goal: number | null;
  /** Lines across, at round values. */
  readonly lines: readonly Tick<number>[];
  /** First days of months. */
  readonly months: readonly Tick<CalendarDate>[];
};

// Room above for the first number, below for the goal, and at the right for the way that is left.
const top = 7.3;
const bottom = 93.5;
const newest = 72.5;
/** A single record stands clear of the numbers at the left. */
const single = 14;

const fewestLines = 3;

const mostMonths = 5;

const hundredth = (value: number) => Math.round(value * 100) / 100;

/** The fewest round values between the ends that make three lines or more, `step` or more apart. */
function linesBetween(
  ticks: (count: number) => readonly number[],
  step: number,
): readonly number[] {
  const counts = [3, 4, 5, 6, 7, 8, 9, 10];
  const lines = counts.map(ticks).find(({ length }) => length >= fewestLines) ?? [];
  const [first = 0, second = 0] = lines;
  return second - first >= step ? lines : [];
}

function monthsBetween(from: CalendarDate, to: CalendarDate): CalendarDate[] {
  const months: CalendarDate[] = [];
  let month = Temporal.PlainDate.from(from).with({ day: 1 });
  while (Temporal.PlainDate.compare(month, to) <= 0) {
    if (Temporal.PlainDate.compare(month, from) >= 0) months.push(month.toString());
    month = month.add({ months: 1 });
  }
  const every = Math.ceil(months.length / mostMonths);
  return months.filter((_, index) => index % every === 0);
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

/**
 * Lays out a record with time to the right and lower values below.
 * @param entries one or more, earliest first
 * @param step lines stand no closer than this: where only whole numbers can be, none at a half
 */
export function layOutChart(
  entries: readonly ChartEntry[],
  goal: number | null,
  step = 0.5,
): Chart {
  const values = entries.map((entry) => entry.value);
  const known = goal === null ? values : [...values, goal];
  const high = Math.max(...known);
  const low = Math.min(...known);
  const height = scaleLinear([low, high], [bottom, top]);
  const y = (value: number) => (high === low ? top : hundredth(height(value)));

  const first = entries[0]?.date ?? '';
  const last = entries.at(-1)?.date ?? '';
  const days = first === '' ? 0 : daysBetween(first, last);
  const time = scaleLinear([0, days], [0, newest]);
  const x = (date: CalendarDate) =>
    days === 0 ? single : hundredth(time(daysBetween(first, date)));

  const goalLine = goal === null ? null : y(goal);
  return {
    points: entries.map(({ date, value }): Point => [x(date), y(value)]),
    goal: goalLine,
    lines: linesBetween((count) => height.ticks(count), step)
      .map((label) => ({ at: y(label), label }))
      .filter(({ at }) => at !== goalLine),
    months: days === 0 ? [] : monthsBetween(first, last).map((label) => ({ at: x(label), label })),
  };
}
