/** The World Handicap System ends at 54.0 and names no best; +10.0 leaves professionals room. */
export const lowestHandicap = -10;
export const highestHandicap = 54;

/**
 * Whether a program is for any handicap: it starts from none, and leads to the highest there is, which is
 * nothing to aim at.
 */
export const isForAnyHandicap = (program: {
  readonly fromHandicap: string | null;
  readonly targetHandicap: string;
}): boolean => program.fromHandicap === null && Number(program.targetHandicap) === highestHandicap;

const tenths = (handicap: number) => Math.round(handicap * 10);

const isInRange = (handicap: number) => handicap >= lowestHandicap && handicap <= highestHandicap;

/** Whether a number can be a handicap: within the limits, with one decimal at most. */
export const isHandicap = (value: number): boolean =>
  isInRange(value) && tenths(value) / 10 === value;

/** Writes a handicap as it travels and is stored: one decimal. Throws a RangeError beyond the limits. */
export function toDecimalString(handicap: number): string {
  if (!isInRange(handicap)) throw new RangeError(`No such handicap: ${handicap}`);
  return (tenths(handicap) / 10).toFixed(1);
}

/** Reads `-10.0` to `54.0`, always with one decimal; null for any other text. */
export function parseHandicap(text: string): number | null {
  const handicap = Number(text);
  return isInRange(handicap) && toDecimalString(handicap) === text ? handicap : null;
}

/**
 * Writes a handicap for golfers, in the locale's own digits and separator. One better than scratch is
 * negative in arithmetic and carries a plus on every scorecard: -2.3 reads +2.3.
 */
export function formatHandicap(handicap: number | string, locale = 'en'): string {
  const whole = tenths(Number(handicap));
  const digits = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 });
  return `${whole < 0 ? '+' : ''}${digits.format(Math.abs(whole) / 10)}`;
}

export type HandicapRecord = { handicap: number; recordedAt: string };

export type HandicapProgress = {
  /** 0 to 100, unrounded. */
  percent: number;
  /** Since the earliest record, in tenths exactly; negative when the handicap went up. */
  strokesImproved: number;
  achieved: boolean;
};

/**
 * How much of the way from the earliest recorded handicap to the goal is done. A golfer who starts on
 * the goal has achieved it; without a record nothing has been measured yet, so nothing is done.
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
