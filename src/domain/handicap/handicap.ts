/** The World Handicap System ends at 54.0 and has no limit for plus handicaps. +10.0 leaves room for professionals. */
export const lowestHandicap = -10;
export const highestHandicap = 54;
export const handicapLimits = { min: lowestHandicap, max: highestHandicap };

/**
 * Whether a program is for any handicap: it has no starting handicap, and its target is the highest possible
 * handicap, which is not a real goal.
 */
export const isForAnyHandicap = (program: {
  readonly fromHandicap: string | null;
  readonly targetHandicap: string;
}): boolean => program.fromHandicap === null && Number(program.targetHandicap) === highestHandicap;

const tenths = (handicap: number) => Math.round(handicap * 10);

export const isInRange = (handicap: number): boolean =>
  handicap >= lowestHandicap && handicap <= highestHandicap;

/** Whether a number has at most one decimal. */
export const hasOneDecimal = (value: number): boolean => tenths(value) / 10 === value;

/** Whether a number is a valid handicap: within the limits and with at most one decimal. */
export const isHandicap = (value: number): boolean => isInRange(value) && hasOneDecimal(value);

/** Formats a handicap with one decimal for storage and the API. Throws a RangeError if it is outside the limits. */
export function toDecimalString(handicap: number): string {
  if (!isInRange(handicap)) throw new RangeError(`No such handicap: ${handicap}`);
  return (tenths(handicap) / 10).toFixed(1);
}

/** Converts a stored handicap, such as `-2.1` for a plus handicap, to a number; null when there is none. */
export const fromDecimalString = (handicap: string | null): number | null =>
  handicap === null ? null : Number(handicap);

/** Parses `-10.0` to `54.0`, always with one decimal. Returns null for any other text. */
export function parseHandicap(text: string): number | null {
  const handicap = Number(text);
  return isInRange(handicap) && toDecimalString(handicap) === text ? handicap : null;
}

/**
 * Formats a handicap for golfers, with the locale's digits and separator. A plus handicap is stored as a negative
 * number and written with a plus sign, as on every scorecard: -2.3 becomes +2.3.
 */
export function formatHandicap(handicap: number | string, locale = 'en'): string {
  const whole = tenths(Number(handicap));
  const digits = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 });
  return `${whole < 0 ? '+' : ''}${digits.format(Math.abs(whole) / 10)}`;
}

/** Rounds a percentage for golfers. Anything below 100 is at most 99, so that only a reached goal shows 100. */
export const wholePercent = (percent: number): number =>
  percent < 100 ? Math.min(99, Math.round(percent)) : 100;

export type HandicapRecord = { handicap: number; recordedAt: string };

export type HandicapProgress = {
  /** 0 to 100, unrounded. */
  percent: number;
  /** Strokes since the earliest record, exact in tenths; negative if the handicap went up. */
  strokesImproved: number;
  achieved: boolean;
};

/**
 * Returns how much of the way from the earliest recorded handicap to the goal is done. A golfer who starts at the
 * goal has achieved it. Without a record nothing has been measured, so the progress is 0.
 *
 * @param history records in any order; `recordedAt` is an ISO 8601 instant.
 */
export function handicapProgress({
  history,
  current,
  goal,
}: {
  history: readonly HandicapRecord[];
  current: number;
  goal: number;
}): HandicapProgress {
  const [earliest] = history.toSorted((a, b) =>
    Temporal.Instant.compare(a.recordedAt, b.recordedAt),
  );
  if (earliest === undefined) return { percent: 0, strokesImproved: 0, achieved: false };
  const way = tenths(earliest.handicap) - tenths(goal);
  const done = tenths(earliest.handicap) - tenths(current);
  const percent = way === 0 ? 100 : Math.min(100, Math.max(0, (100 * done) / way));
  return { percent, strokesImproved: done / 10, achieved: percent === 100 };
}
