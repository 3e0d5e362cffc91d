import type { Focus } from '#domain/drills/drill.ts';
import type { Unit } from './achievement-types.ts';

type FocusMetric = `focus:${Focus}`;

/** The unit of every metric. More training never lowers a metric, and what earns no XP does not raise one. */
const unitOfMetric = {
  /** Sessions and practice, in tenths of an hour. */
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
  /** Completed before 9 a.m. or from 8 p.m. on, in the golfer's time zone. */
  earlySessions: 'sessions',
  lateSessions: 'sessions',
  currentStreak: 'days',
  longestStreak: 'days',
  /** Days from one training day to the next. */
  longestPause: 'days',
  perfectWeeks: 'weeks',
  /** From a handicap that stood for two weeks to the current one. */
  strokesImproved: 'strokes',
  /** Percent of the way from that handicap to the goal, to 9.9 and to 0.0. */
  wayToGoal: 'percent',
  wayToSingleFigures: 'percent',
  wayToScratch: 'percent',
  /** Programs with at least four fifths of their sessions completed. */
  programsCompleted: 'programs',
  /** Programs in which every session was completed and none skipped. */
  programsWithoutSkip: 'programs',
  roundsLogged: 'rounds',
  /** The best 18-hole round in Stableford points; 36 points is playing to one's handicap. */
  bestRoundPoints: 'points',
  friends: 'friends',
  /** For other golfers' feed items. */
  kudosGiven: 'kudos',
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

/** Metrics that can be counted within a season. */
export const seasonalMetrics = [...sessionMetrics, 'roundsLogged'] as const;
export type SeasonalMetric = (typeof seasonalMetrics)[number];

/** Metrics that are counted from their rows when needed. Their counters are never stored. */
export const socialMetrics = ['friends', 'kudosGiven'] as const satisfies readonly Metric[];
export type SocialMetric = (typeof socialMetrics)[number];

/** Metrics with their own counter. The others are derived from totals, handicaps or single weeks. */
export const countedMetrics = [
  ...seasonalMetrics,
  ...socialMetrics,
  'programsCompleted',
  'programsWithoutSkip',
  'bestRoundPoints',
] as const satisfies readonly Metric[];
export type CountedMetric = (typeof countedMetrics)[number];

const streakMetrics = ['currentStreak', 'longestStreak', 'longestPause'] as const;

/**
 * Events, each with the metrics that it can raise; only those are evaluated. Skipping and reopening are left out:
 * they only repair or lower a number, and the next session evaluates the same metrics. So are ended friendships and
 * kudos taken back. Kudos and friends are evaluated together, so that golfers who had friends before there were
 * achievements for them unlock these with their next kudos.
 */
export const changedBy = {
  sessionCompleted: [...sessionMetrics, ...streakMetrics, 'hoursTrained'],
  weekCompleted: ['perfectWeeks'],
  programCompleted: ['programsCompleted', 'programsWithoutSkip'],
  handicapChanged: ['strokesImproved', 'wayToGoal', 'wayToSingleFigures', 'wayToScratch'],
  practiceLogged: [...streakMetrics, 'hoursTrained'],
  roundLogged: [...streakMetrics, 'roundsLogged', 'bestRoundPoints'],
  friendRequestAccepted: socialMetrics,
  friendGained: socialMetrics,
  kudosGiven: socialMetrics,
} as const satisfies Record<string, readonly Metric[]>;

export type Cause = keyof typeof changedBy;
