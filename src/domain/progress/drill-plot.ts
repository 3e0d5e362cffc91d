import { type CalendarDate, daysBetween } from '../calendar-date.ts';

/** Minimum number of tries for a best one and its line. With fewer, the first try would be a record. */
export const fewestTries = 3;

type Tries = {
  /** Oldest first. */
  readonly scores: readonly number[];
  readonly days: readonly CalendarDate[];
  readonly better: 'higher' | 'lower';
  /** The highest possible score; null when there is no maximum. */
  readonly max: number | null;
  readonly target: number | null;
};

type Period = { readonly from: CalendarDate; readonly to: CalendarDate };

/** Positions are percentages of the plot, from its left and top. */
export type DrillPlot = {
  readonly tries: readonly { readonly x: number; readonly y: number; readonly isGood: boolean }[];
  /** The corners of the line of the best score so far; empty for too few tries. */
  readonly best: readonly (readonly [x: number, y: number])[];
  readonly target: number | null;
};

const hundredth = (value: number) => Math.round(value * 100) / 100;

/** The scale: from 0 to the most that is possible or, without a maximum, around the scores. */
function scaleOf({ scores, better, max, target }: Tries): readonly [low: number, high: number] {
  if (max !== null && better === 'higher') return [0, max];
  const all = target === null ? scores : [...scores, target];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const room = Math.max((high - low) / 4, 1);
  return [low - room, high + room];
}

/**
 * Places the tries of a drill on a time axis that all drills share, with the good side up, so that a try is good on or
 * above the line of the target. The best score so far is a line of steps: it never falls.
 */
export function drillPlot(drill: Tries, { from, to }: Period): DrillPlot {
  const { scores, days, better, target } = drill;
  const [low, high] = scaleOf(drill);
  const isBetter = (a: number, b: number) => (better === 'higher' ? a > b : a < b);
  const y = (score: number) => {
    const share = high === low ? 0.5 : (score - low) / (high - low);
    return hundredth(100 * (better === 'higher' ? 1 - share : share));
  };
  const length = Math.max(1, daysBetween(from, to));
  const tries = scores.map((score, index) => ({
    x: hundredth(100 * (daysBetween(from, days[index] ?? from) / length)),
    y: y(score),
    isGood: target !== null && !isBetter(target, score),
  }));
  const best: [number, number][] = [];
  if (scores.length >= fewestTries) {
    let record: number | undefined;
    for (const [index, score] of scores.entries()) {
      const x = tries[index]?.x ?? 0;
      if (record !== undefined) best.push([x, y(record)]);
      if (record === undefined || isBetter(score, record)) record = score;
      best.push([x, y(record)]);
    }
    best.push([100, y(record ?? low)]);
  }
  return { tries, best, target: target === null ? null : y(target) };
}
