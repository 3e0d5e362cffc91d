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

/** Returns the days, rounded up, until a handicap reaches the goal at that pace; 0 if it is already there. */
export function daysToGoal(current: number, goal: number, pace: number): number {
  // Rounds to tenths, because 18.4 - 12 is not exactly 6.4.
  return Math.max(0, Math.ceil(Math.round((current - goal) * 10) / 10 / pace));
}

/**
 * Returns the day on which the goal is reached if the handicap keeps falling at its pace over the last 120 days.
 * Returns null without a pace, if the goal is already reached, or if it is more than two years away.
 *
 * @param records earliest first; the last one is the current handicap.
 */
export function projectedDate(way: {
  readonly records: readonly DatedHandicap[];
  readonly goal: number;
  readonly today: CalendarDate;
}): CalendarDate | null {
  const current = way.records.at(-1)?.handicap;
  const pace = paceOf(way.records, way.today);
  if (current === undefined || pace === null || current <= way.goal) return null;
  const days = daysToGoal(current, way.goal, pace);
  return days > farthestDay ? null : addDays(way.today, days);
}
