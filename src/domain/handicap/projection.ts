import { addDays, type CalendarDate, daysBetween } from '#domain/calendar-date.ts';

export type DatedHandicap = { readonly date: CalendarDate; readonly handicap: number };

/** Days that the pace is computed over. */
const paceWindow = 120;
/** In days. A pace is averaged over at least this time, so that one good first week does not raise expectations. */
const shortestPace = 14;
/** Number of days with a record that a pace needs: two show a change, but not yet a trend. */
const fewestRecords = 3;
/** In strokes per day. Anything slower than one stroke in 500 days counts as standing still. */
const slowestPace = 0.002;
/** In days. Goals that are further away cannot be predicted. */
const farthestDay = 730;
/**
 * The least and most error of a pace, as shares of it. Records on one straight line still promise no certain day, and
 * scattered ones would make the earliest and the latest day meaningless.
 */
const [leastError, mostError] = [0.15, 0.6];

/** Keeps only the last record of each day. */
function lastOfEachDay(records: readonly DatedHandicap[]): readonly DatedHandicap[] {
  return [...new Map(records.map((record) => [record.date, record])).values()];
}

/** Returns the handicap on a day, interpolated linearly between the records around it. */
function handicapOn(date: CalendarDate, records: readonly DatedHandicap[]): number | null {
  const after = records.findIndex((record) => record.date >= date);
  const next = records[after];
  const previous = records[after - 1];
  if (next === undefined) return records.at(-1)?.handicap ?? null;
  if (previous === undefined) return next.handicap;
  const share = daysBetween(previous.date, date) / daysBetween(previous.date, next.date);
  return previous.handicap + share * (next.handicap - previous.handicap);
}

/**
 * Returns the average strokes per day by which the handicap fell, over the last 120 days or since the first
 * record, if that is later. Returns null if there is no pace: fewer than three days with a record, or a handicap
 * that stood still or rose.
 *
 * @param records earliest first.
 */
export function paceOf(records: readonly DatedHandicap[], today: CalendarDate): number | null {
  const days = lastOfEachDay(records);
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined || days.length < fewestRecords) return null;
  const windowStart = addDays(today, -paceWindow);
  const from = first.date > windowStart ? first.date : windowStart;
  const before = handicapOn(from, days) ?? last.handicap;
  const pace = (before - last.handicap) / Math.max(daysBetween(from, today), shortestPace);
  return pace > slowestPace ? pace : null;
}

/** Returns the standard error of the slope of a straight line through these records, in strokes per day. */
function errorOfSlope(records: readonly DatedHandicap[]): number {
  const [first] = records;
  if (first === undefined || records.length <= 2) return 0;
  const points = records.map(({ date, handicap }) => [daysBetween(first.date, date), handicap]);
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [middleDay, middle] = [
    mean(points.map(([x = 0]) => x)),
    mean(points.map(([, y = 0]) => y)),
  ];
  const sum = (of: (x: number, y: number) => number) =>
    points.reduce((total, [x = 0, y = 0]) => total + of(x - middleDay, y - middle), 0);
  const width = sum((x) => x * x);
  if (width === 0) return 0;
  const slope = sum((x, y) => x * y) / width;
  return Math.sqrt(sum((x, y) => (y - slope * x) ** 2) / (records.length - 2) / width);
}

/** Returns the days, rounded up, until a handicap reaches the goal at that pace; 0 if it is already there. */
export function daysToGoal(current: number, goal: number, pace: number): number {
  // Rounds to tenths, because 18.4 - 12 is not exactly 6.4.
  return Math.max(0, Math.ceil(Math.round((current - goal) * 10) / 10 / pace));
}

type Way = {
  /** Earliest first; the last one is the current handicap. */
  readonly records: readonly DatedHandicap[];
  readonly goal: number;
  readonly today: CalendarDate;
};

/**
 * Returns the day on which the goal is reached if the handicap keeps falling at its pace over the last 120 days.
 * Returns null without a pace, if the goal is already reached, or if it is more than two years away.
 */
export const projectedDate = (way: Way): CalendarDate | null =>
  projectedDates(way)?.expected ?? null;

/** When a goal is reached at a pace, and when if the pace is one standard error faster or slower. */
export type ProjectedDates = Readonly<Record<'earliest' | 'expected' | 'latest', CalendarDate>>;

/** Returns the day of `projectedDate` with the days around it; null in the same cases. */
export function projectedDates({ records, goal, today }: Way): ProjectedDates | null {
  const current = records.at(-1)?.handicap;
  const pace = paceOf(records, today);
  if (current === undefined || pace === null || current <= goal) return null;
  const dayAt = (strokesPerDay: number) => addDays(today, daysToGoal(current, goal, strokesPerDay));
  if (daysToGoal(current, goal, pace) > farthestDay) return null;
  const windowStart = addDays(today, -paceWindow);
  const recent = lastOfEachDay(records).filter(({ date }) => date >= windowStart);
  const error = Math.min(mostError * pace, Math.max(leastError * pace, errorOfSlope(recent)));
  return { earliest: dayAt(pace + error), expected: dayAt(pace), latest: dayAt(pace - error) };
}
