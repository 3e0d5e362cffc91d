import { type Moments, type Reach, stationScore } from './ball-model.ts';
import type { SkillTestId } from './skill-test.ts';
import { skillTests } from './skill-tests.ts';

/** The range of handicaps with norms; a plus handicap is negative. */
export const bestHandicap = -5;
export const worstHandicap = 54;

/**
 * The sources of each test's norms, and the golfers they apply to. Published norms are extrapolated beyond
 * handicap 25. The others are a model or an estimate, of which the order is reliable but the values are not. None
 * of our references has norms for only women or only seniors: driving distances are those of women and men
 * together, and the other sources do not say. Norms for short hitters are an estimate.
 */
export const normsOf = {
  'putting-test': { basis: 'model', source: 'expected_putts', holdsFor: 'not_told' },
  'short-game-test': { basis: 'estimate', source: 'up_and_downs', holdsFor: 'not_told' },
  'approach-test': { basis: 'published', source: 'shot_scope', holdsFor: 'not_told' },
  'driving-test': {
    basis: 'published',
    source: 'shot_scope_and_arccos',
    holdsFor: 'women_and_men',
  },
  'home-putting-test': { basis: 'estimate', source: 'own', holdsFor: 'not_told' },
} as const satisfies Readonly<
  Record<
    SkillTestId,
    { basis: 'published' | 'model' | 'estimate'; source: string; holdsFor: string }
  >
>;

/**
 * How much a golfer's form on one day changes a skill, in strokes of handicap (standard deviation). An estimate:
 * most of the day-to-day variation of scores comes from the balls of a test, and the form is the rest.
 */
export const formOfTheDay = 2;

/** Mean and variance at each whole handicap from -5 to 54. Computed once per test and reach. */
type Table = readonly Moments[];
const tables = new Map<string, Table>();

function tableOf(id: SkillTestId, reach: Reach): Table {
  const key = `${id} ${reach}`;
  const known = tables.get(key);
  if (known !== undefined) return known;
  const table = Array.from({ length: worstHandicap - bestHandicap + 1 }, (_, index) => {
    const scores = skillTests[id].stations.map((station) =>
      stationScore(station, bestHandicap + index, reach),
    );
    return {
      mean: scores.reduce((sum, { mean }) => sum + mean, 0),
      variance: scores.reduce((sum, { variance }) => sum + variance, 0),
    };
  });
  tables.set(key, table);
  return table;
}

/** Returns the mean and variance (in points) of one test by a golfer in usual form; within -5 to 54. */
export function testMoments(id: SkillTestId, handicap: number, reach: Reach = 'usual'): Moments {
  const table = tableOf(id, reach);
  const place = Math.min(table.length - 1, Math.max(0, handicap - bestHandicap));
  const index = Math.min(table.length - 2, Math.floor(place));
  const [better, worse] = [table[index], table[index + 1]] as [Moments, Moments];
  const share = place - index;
  return {
    mean: better.mean + (worse.mean - better.mean) * share,
    variance: better.variance + (worse.variance - better.variance) * share,
  };
}

export type Norm = {
  /** The average score (points) of golfers with this handicap. */
  readonly expected: number;
  /** The standard deviation (points) of one test by one golfer, from the balls and the form of the day. */
  readonly spread: number;
  /** The points that one stroke of handicap makes; more than 0. */
  readonly pointsPerStroke: number;
};

/** Returns the norm of a test for a handicap. Handicaps outside -5 to 54 get the norm of the nearest limit. */
export function normFor(id: SkillTestId, handicap: number, reach: Reach = 'usual'): Norm {
  const { mean, variance } = testMoments(id, handicap, reach);
  const lower = Math.min(worstHandicap - 1, Math.max(bestHandicap, Math.floor(handicap)));
  const pointsPerStroke =
    testMoments(id, lower, reach).mean - testMoments(id, lower + 1, reach).mean;
  return {
    expected: mean,
    spread: Math.sqrt(variance + (formOfTheDay * pointsPerStroke) ** 2),
    pointsPerStroke,
  };
}

/** Returns the handicap, from -5 to 54, whose golfers have this score on average. */
export function handicapOfScore(id: SkillTestId, score: number, reach: Reach = 'usual'): number {
  const table = tableOf(id, reach);
  const index = table.findIndex(({ mean }) => mean <= score);
  if (index === 0) return bestHandicap;
  const [better, worse] = [table[index - 1], table[index]];
  if (better === undefined || worse === undefined) return worstHandicap;
  return bestHandicap + index - (score - worse.mean) / (better.mean - worse.mean);
}
