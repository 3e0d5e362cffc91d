import type { CalendarDate } from '#domain/calendar-date.ts';
import { handicapProgress } from '#domain/handicap/handicap.ts';
import type { History } from './history.ts';
import type { Metric, SeasonalMetric } from './metrics.ts';
import { bestPoints } from './round-points.ts';
import { type Season, seasonOf, yearOf } from './season.ts';
import { countPrograms, countSessions, longestPause, perfectWeeks } from './training-facts.ts';

type Counts<Name extends Metric> = Readonly<Record<Name, number>>;

/** What a golfer has done, from the first day on and in each season of the current year. */
export type Facts = {
  readonly all: Counts<Metric>;
  readonly seasons: Readonly<Record<Season, Counts<SeasonalMetric>>>;
};

const bestSingleFigure = 9.9;
const scratch = 0;

/**
 * How far the handicap has come, in strokes and in percent of three ways. Each starts at the first
 * recorded handicap, because stating one is no progress: whoever starts beyond the mark is there
 * with the first improvement, and whoever starts on the goal has no way to it.
 */
function handicapFacts({ handicaps: history, currentHandicap: current, goalHandicap }: History) {
  const [first] = history.toSorted((a, b) => Temporal.Instant.compare(a.recordedAt, b.recordedAt));
  if (current === null || first === undefined)
    return { strokesImproved: 0, wayToGoal: 0, wayToSingleFigures: 0, wayToScratch: 0 };
  const start = first.handicap;
  const wayTo = (goal: number) => handicapProgress({ history: [first], current, goal });
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

/** Whole tenths that are reached: 59 minutes are not an hour yet. */
const inHours = (minutes: number) => Math.floor((minutes * 10) / minutesPerHour) / 10;

/** What was logged for a day to come is left out until then. */
const until = (today: CalendarDate, history: History): History => ({
  ...history,
  practiceDays: history.practiceDays.filter((day) => day <= today),
  rounds: history.rounds.filter(({ date }) => date <= today),
});

/** @param today the golfer's day; seasons are those of its year. */
export function factsOf(everything: History, today: CalendarDate): Facts {
  const history = until(today, everything);
  const { timeZone, totals, rounds } = history;
  const done = history.sessions.filter(({ status }) => status === 'completed');
  const year = yearOf(today);
  const isIn = (season: Season, day: CalendarDate | null) =>
    day !== null && yearOf(day) === year && seasonOf(day) === season;
  const countIn = (season: Season) => ({
    ...countSessions(
      done.filter(({ completedOn }) => isIn(season, completedOn)),
      timeZone,
    ),
    roundsLogged: rounds.filter(({ date }) => isIn(season, date)).length,
  });
  const days = [
    ...done.flatMap(({ completedOn }) => completedOn ?? []),
    ...history.practiceDays,
    ...rounds.map(({ date }) => date),
  ];
  return {
    all: {
      ...countSessions(done, timeZone),
      ...countPrograms(history),
      ...handicapFacts(history),
      hoursTrained: inHours(totals.totalMinutes),
      currentStreak: totals.currentStreak,
      longestStreak: totals.longestStreak,
      longestPause: longestPause(days),
      perfectWeeks: perfectWeeks(history),
      roundsLogged: rounds.length,
      bestRoundPoints: bestPoints(history),
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
