import { addDays, type CalendarDate, daysBetween } from '#domain/calendar-date.ts';

export type DatedHandicap = { readonly date: CalendarDate; readonly handicap: number };

/** Days that the pace looks back. */
const paceWindow = 120;
/** A pace is an average over at least these days, so that one good first week promises nothing. */
const shortestPace = 14;
/** Days with a record before there is a pace: two are a change, not yet a trend. */
const fewestRecords = 3;
/** Strokes per day; what is slower than one stroke in 500 days counts as standing still. */
const slowestPace = 0.002;
/** Days; nobody can say when a goal is reached that is further away. */
const farthestDay = 730;

/** One record a day, the day's last. */
function lastOfEachDay(records: readonly DatedHandicap[]): readonly DatedHandicap[] {
  return [...new Map(records.map((record) => [record.date, record])).values()];
}

/** The handicap on a day, on the straight line between the records around it. */
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
 * Strokes per day by which the handicap fell, on average over the 120 days up to today or since the
 * first record, if that is later. Null without a pace: fewer than three days with a record, or a
 * handicap that stood still or rose.
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

/** Days, rounded up, until a handicap falls to a goal at that pace; 0 when it is there already. */
export function daysToGoal(current: number, goal: number, pace: number): number {
  // In tenths, since 18.4 - 12 is not exactly 6.4.
  return Math.max(0, Math.ceil(Math.round((current - goal) * 10) / 10 / pace));
}

/**
 * The day on which the goal is reached if the handicap keeps falling at the pace of the last 120 days.
 * Null without a pace, when the goal is reached already, and when it is more than two years away.
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
