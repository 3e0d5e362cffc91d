import type { Focus } from '#domain/drills/drill.ts';
import type { Unit } from './achievement-types.ts';

type FocusMetric = `focus:${Focus}`;

/** What every achievement's target is measured in. A metric never falls through more training. */
const unitOfMetric = {
  /** Sessions and practice, to a tenth of an hour. */
  hoursTrained: 'hours',
  sessionsCompleted: 'sessions',
  'focus:putting': 'sessions',
  'focus:short_game': 'sessions',
  'focus:driving': 'sessions',
  'focus:irons': 'sessions',
  'focus:swing_practice': 'sessions',
  'focus:mental': 'sessions',
  'focus:physical': 'sessions',
  fiveStarSessions: 'sessions',
  /** Completed before nine in the morning, or from eight in the evening on, by the golfer's clock. */
  earlySessions: 'sessions',
  lateSessions: 'sessions',
  currentStreak: 'days',
  longestStreak: 'days',
  /** Days between two trainings with nothing in between. */
  longestPause: 'days',
  perfectWeeks: 'weeks',
  /** From the first recorded handicap to the present one. */
  strokesImproved: 'strokes',
  /** Shares of the way from the first recorded handicap: to the goal, to 9.9 and to 0.0. */
  wayToGoal: 'percent',
  wayToSingleFigures: 'percent',
  wayToScratch: 'percent',
  programsCompleted: 'programs',
  /** Completed with every session done and none skipped. */
  programsWithoutSkip: 'programs',
  roundsLogged: 'rounds',
  /** The best eighteen holes in Stableford points: 36 is playing to one's handicap. */
  bestRoundPoints: 'points',
} as const satisfies Record<FocusMetric, Unit> & Record<string, Unit>;

export type Metric = keyof typeof unitOfMetric;

export const unitOf = (metric: Metric): Unit => unitOfMetric[metric];

const sessionMetrics = [
  'sessionsCompleted',
  'focus:putting',
  'focus:short_game',
  'focus:driving',
  'focus:irons',
  'focus:swing_practice',
  'focus:mental',
  'focus:physical',
  'fiveStarSessions',
  'earlySessions',
  'lateSessions',
] as const satisfies readonly Metric[];

/** What can be counted within a season. */
export const seasonalMetrics = [...sessionMetrics, 'roundsLogged'] as const;
export type SeasonalMetric = (typeof seasonalMetrics)[number];

/** Metrics with a counter of their own; the others follow from totals, handicaps or single weeks. */
export type CountedMetric =
  | SeasonalMetric
  | 'programsCompleted'
  | 'programsWithoutSkip'
  | 'bestRoundPoints';

const streakMetrics = ['currentStreak', 'longestStreak', 'longestPause'] as const;

/**
 * What can happen, and which metrics it can raise: nothing else is looked at then. Skipping and
 * reopening are left out, since they only ever mend or lower a number, and the next session looks
 * at the same metrics again.
 */
export const changedBy = {
  sessionCompleted: [...sessionMetrics, ...streakMetrics, 'hoursTrained'],
  weekCompleted: ['perfectWeeks'],
  programCompleted: ['programsCompleted', 'programsWithoutSkip'],
  handicapChanged: ['strokesImproved', 'wayToGoal', 'wayToSingleFigures', 'wayToScratch'],
  practiceLogged: [...streakMetrics, 'hoursTrained'],
  roundLogged: [...streakMetrics, 'roundsLogged', 'bestRoundPoints'],
} as const satisfies Record<string, readonly Metric[]>;

export type Cause = keyof typeof changedBy;
