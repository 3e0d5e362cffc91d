import { type CalendarDate, mondayOf } from '#domain/calendar-date.ts';
import type { Focus } from '#domain/drills/drill.ts';
import { isPerfectWeek } from '#domain/training/perfect-week.ts';
import type { History } from './history.ts';
import type { CountedMetric } from './metrics.ts';
import { bestPoints } from './round-points.ts';
import { seasonOf, yearOf } from './season.ts';

/**
 * The values that achievements count, by key: a metric from the first day on (`roundsLogged`), a metric within a
 * season of a year (`roundsLogged summer 2026`), or one perfect week of a plan. Counters are updated with every
 * event, so that no event needs to read the golfer's whole history. Only those of social metrics are not stored.
 */
export type Counters = ReadonlyMap<string, number>;

/** A change to a counter: add `add` to it, raise it to `atLeast`, or assign `set`. */
export type CounterChange = { readonly key: string } & (
  | { readonly add: number }
  | { readonly atLeast: number }
  | { readonly set: number }
);

/** The key of a metric within a season of a year. */
export const seasonKey = (metric: CountedMetric, season: string, year: number) =>
  `${metric} ${season} ${year}`;

const inSeason = (metric: CountedMetric, day: CalendarDate) =>
  seasonKey(metric, seasonOf(day), yearOf(day));

export const perfectWeekKey = (enrollmentId: string, monday: CalendarDate) =>
  `perfectWeek ${enrollmentId} ${monday}`;

/** 9 a.m.: most people have started work by then. */
const earlyBefore = 9;
/** 8 p.m.: dinner is over, and for much of the year it is dark. */
const lateFrom = 20;

type CompletedSession = {
  readonly focus: Focus;
  /** 1 to 5. */
  readonly rating: number | null;
  /** The instant in ISO 8601, and the date in the golfer's time zone. */
  readonly at: string;
  readonly on: CalendarDate;
};

function metricsOf({ focus, rating, at }: CompletedSession, timeZone: string): CountedMetric[] {
  const { hour } = Temporal.Instant.from(at).toZonedDateTimeISO(timeZone);
  const metrics: CountedMetric[] = ['sessionsCompleted', `focus:${focus}`];
  if (rating === 5) metrics.push('fiveStarSessions');
  if (hour < earlyBefore) metrics.push('earlySessions');
  if (hour >= lateFrom) metrics.push('lateSessions');
  return metrics;
}

/** Counts a completed session, or with `add` -1 takes a withdrawn completion back. */
export function countSession(
  session: CompletedSession,
  timeZone: string,
  add: 1 | -1 = 1,
): CounterChange[] {
  return metricsOf(session, timeZone).flatMap((metric) => [
    { key: metric, add },
    { key: inSeason(metric, session.on), add },
  ]);
}

/** Adds a round to what rounds add up to, or with `add` -1 takes it back. */
const addRound = (day: CalendarDate, add: 1 | -1): CounterChange[] => [
  { key: 'roundsLogged', add },
  { key: inSeason('roundsLogged', day), add },
];

/** Counts a round on the day it was played. `points` are Stableford points, or null if there are none. */
export const countRound = (day: CalendarDate, points: number | null): CounterChange[] => [
  ...addRound(day, 1),
  { key: 'bestRoundPoints', atLeast: points ?? 0 },
];

const lateMinutes = 'lateMinutes';

/** Counts practice that was entered too late to earn XP; negative minutes take it back. */
export const countLate = (minutes: number): CounterChange[] => [{ key: lateMinutes, add: minutes }];

/** Returns the minutes of practice that was entered too late to earn XP. */
export const lateMinutesIn = (counters: Counters): number => counters.get(lateMinutes) ?? 0;

/** Takes a deleted round back; `history` is what is left. */
export const withdrawRound = (day: CalendarDate, history: Counters): CounterChange[] => [
  ...addRound(day, -1),
  recountPoints(history),
];

/** Replaces the points of the best round, after a change of what they follow from, by those of the history. */
export const recountPoints = (history: Counters): CounterChange => ({
  key: 'bestRoundPoints',
  set: history.get('bestRoundPoints') ?? 0,
});

/** The share of a program's sessions to complete, so that the program counts as completed. */
const shareToComplete = 4 / 5;

type ProgramEnd = { readonly completed: number; readonly skipped: number };

/**
 * Counts a program that ended with these numbers of completed and skipped sessions, or with `add` -1 takes it back
 * because it was reopened. A program with too many skipped sessions does not count as completed.
 */
export const countProgram = (
  { completed, skipped }: ProgramEnd,
  add: 1 | -1 = 1,
): CounterChange[] =>
  completed < shareToComplete * (completed + skipped)
    ? []
    : [
        { key: 'programsCompleted', add },
        { key: 'programsWithoutSkip', add: skipped === 0 ? add : 0 },
      ];

/** Applies the changes in order. */
export function applyChanges(counters: Counters, changes: readonly CounterChange[]): Counters {
  const next = new Map(counters);
  for (const change of changes) {
    const before = next.get(change.key) ?? 0;
    if ('add' in change) next.set(change.key, before + change.add);
    else next.set(change.key, 'set' in change ? change.set : Math.max(before, change.atLeast));
  }
  return next;
}

/** Returns the perfect weeks of all plans as counter changes. */
function weeksOf({ sessions, enrollments }: History): CounterChange[] {
  return enrollments.flatMap(({ id, sessionsPerWeek }) => {
    const own = sessions.filter(({ enrollmentId }) => enrollmentId === id);
    const weeks = Map.groupBy(own, ({ scheduledDate }) => mondayOf(scheduledDate));
    return [...weeks]
      .filter(([monday, week]) => isPerfectWeek(week, { monday, sessionsPerWeek }))
      .map(([monday]) => ({ key: perfectWeekKey(id, monday), set: 1 }));
  });
}

function programsOf({ sessions, enrollments }: History): CounterChange[] {
  const countIn = (id: string, wanted: 'completed' | 'skipped') =>
    sessions.filter(({ enrollmentId, status }) => enrollmentId === id && status === wanted).length;
  return enrollments
    .filter(({ isCompleted }) => isCompleted)
    .flatMap(({ id }) =>
      countProgram({ completed: countIn(id, 'completed'), skipped: countIn(id, 'skipped') }),
    );
}

/** Computes all counters from a golfer's whole history, for a golfer who has no stored counters. */
export function countersOf(history: History): Counters {
  const { sessions, rounds, timeZone } = history;
  const completed = sessions.flatMap(({ focus, rating, completedAt: at, completedOn: on }) =>
    at === null || on === null ? [] : [{ focus, rating, at, on }],
  );
  return applyChanges(new Map(), [
    ...completed.flatMap((session) => countSession(session, timeZone)),
    ...rounds.flatMap(({ date }) => countRound(date, null)),
    ...countLate(history.lateMinutes),
    { key: 'bestRoundPoints', atLeast: bestPoints(history) },
    ...programsOf(history),
    ...weeksOf(history),
  ]);
}
