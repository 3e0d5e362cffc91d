import type { CalendarDate } from '#domain/calendar-date.ts';
import { handicapProgress } from '#domain/handicap/handicap.ts';
import { improvementStart, standingHandicaps } from '#domain/handicap/standing.ts';
import { longestPause } from '#domain/progress/longest-pause.ts';
import type { Totals } from '#domain/progress/stats.ts';
import { type Counters, countersOf, lateMinutesIn, seasonKey } from './counters.ts';
import type { History } from './history.ts';
import {
  type CountedMetric,
  countedMetrics,
  type Metric,
  type SeasonalMetric,
  seasonalMetrics,
} from './metrics.ts';
import { type Season, yearOf } from './season.ts';

type Counts<Name extends Metric> = Readonly<Record<Name, number>>;

/** A golfer's numbers for every metric, from the first day on and for each season of the current year. */
export type Facts = {
  readonly all: Counts<Metric>;
  readonly seasons: Readonly<Record<Season, Counts<SeasonalMetric>>>;
};

/** A golfer's handicaps, -10.0 to 54.0, or null if unknown. */
export type Handicaps = {
  /** The one that improvements are measured from. */
  readonly start: number | null;
  readonly current: number | null;
  readonly goal: number | null;
};

/** For measures that depend on no handicap. */
export const noHandicaps: Handicaps = { start: null, current: null, goal: null };

/** The stored data that achievements are measured by. */
export type Measures = {
  readonly counters: Counters;
  readonly totals: Totals;
  readonly handicaps: Handicaps;
};

const bestSingleFigure = 9.9;
const scratch = 0;

/**
 * Returns the improvement of the handicap in strokes, and the progress toward three marks in percent. All start at
 * a handicap that stood for two weeks, because stating a handicap is not progress. A golfer who starts at or below a
 * fixed mark reaches it with the first improvement. A golfer who starts at or below the goal makes none toward it.
 */
export function handicapFacts({ start, current, goal: goalHandicap }: Handicaps) {
  if (current === null || start === null)
    return { strokesImproved: 0, wayToGoal: 0, wayToSingleFigures: 0, wayToScratch: 0 };
  const history = [{ handicap: start, recordedAt: '1970-01-01T00:00:00Z' }];
  const wayTo = (goal: number) => handicapProgress({ history, current, goal });
  const strokesImproved = Math.max(0, wayTo(scratch).strokesImproved);
  const share = (mark: number) => {
    if (strokesImproved === 0) return 0;
    return start <= mark ? 100 : wayTo(mark).percent;
  };
  return {
    strokesImproved,
    wayToGoal: goalHandicap === null || goalHandicap >= start ? 0 : share(goalHandicap),
    wayToSingleFigures: share(bestSingleFigure),
    wayToScratch: share(scratch),
  };
}

const minutesPerHour = 60;

/** Rounds down to tenths of an hour: 59 minutes are not an hour yet. */
const inHours = (minutes: number) => Math.floor((minutes * 10) / minutesPerHour) / 10;

const perfectWeeksIn = (counters: Counters) =>
  [...counters]
    .filter(([key]) => key.startsWith('perfectWeek '))
    .reduce((sum, [, count]) => sum + count, 0);

/** @param today the golfer's date; seasons are those of its year. */
export function factsFrom({ counters, totals, handicaps }: Measures, today: CalendarDate): Facts {
  const year = yearOf(today);
  const count = <Name extends CountedMetric>(
    metrics: readonly Name[],
    keyOf: (metric: Name) => string,
  ) =>
    Object.fromEntries(
      metrics.map((metric) => [metric, counters.get(keyOf(metric)) ?? 0]),
    ) as Counts<Name>;
  const countIn = (season: Season) =>
    count(seasonalMetrics, (metric) => seasonKey(metric, season, year));
  return {
    all: {
      ...handicapFacts(handicaps),
      ...count(countedMetrics, (metric) => metric),
      perfectWeeks: perfectWeeksIn(counters),
      hoursTrained: inHours(totals.totalMinutes - lateMinutesIn(counters)),
      currentStreak: totals.currentStreak,
      longestStreak: totals.longestStreak,
      longestPause: totals.longestPause,
    },
    seasons: {
      winter: countIn('winter'),
      spring: countIn('spring'),
      summer: countIn('summer'),
      fall: countIn('fall'),
      holiday: countIn('holiday'),
    },
  };
}

/** Leaves out entries that are logged for a future day. */
const until = (today: CalendarDate, history: History): History => ({
  ...history,
  practiceDays: history.practiceDays.filter((day) => day <= today),
  rounds: history.rounds.filter(({ date }) => date <= today),
});

/** Computes the measures from the history up to today, for a golfer who has no stored counters. */
export function measuresOf(everything: History, today: CalendarDate): Measures {
  const history = until(today, everything);
  const { sessions, practiceDays, rounds, handicaps } = history;
  const days = [
    ...sessions.flatMap(({ completedOn }) => completedOn ?? []),
    ...practiceDays,
    ...rounds.map(({ date }) => date),
  ];
  return {
    counters: countersOf(history),
    totals: { ...history.totals, longestPause: longestPause(days) },
    handicaps: {
      start: improvementStart(standingHandicaps(handicaps)),
      current: history.currentHandicap,
      goal: history.goalHandicap,
    },
  };
}
