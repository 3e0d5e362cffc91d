import { type Moments, type Reach, stationScore } from './ball-model.ts';
import type { SkillTestId } from './skill-test.ts';
import { skillTests } from './skill-tests.ts';

/** Handicaps that a norm can be asked for; a plus handicap is negative. */
export const bestHandicap = -5;
export const worstHandicap = 54;

/**
 * Where the norms of a test come from and for whom they hold. Published ones are drawn on beyond
 * handicap 25; the others are a model or an estimate whose order is safe and whose values are not.
 * No norm of our references is for women or seniors alone: driving distances are those of women and
 * men together, and the others do not say. Those of short hitters are an estimate.
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
 * How much the form of a day moves a skill, in strokes of handicap (standard deviation). An estimate:
 * the balls of a test explain most of how scores differ from day to day, and this is what they do not.
 */
export const formOfTheDay = 2;

/** Mean and variance at each whole handicap from -5 to 54, which a test needs once. */
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

export type Norm = {
  /** The score (points) that golfers of this handicap have on average. */
  readonly expected: number;
  /** The standard deviation (points) of one test of one golfer: balls and the form of the day. */
  readonly spread: number;
  /** How many points one stroke of handicap is worth; more than 0. */
  readonly pointsPerStroke: number;
};

/** What golfers of a handicap score in a test. A handicap beyond -5 to 54 has the norm of the nearest. */
export function normFor(id: SkillTestId, handicap: number, reach: Reach = 'usual'): Norm {
  const table = tableOf(id, reach);
  const place = Math.min(table.length - 1, Math.max(0, handicap - bestHandicap));
  const index = Math.min(table.length - 2, Math.floor(place));
  const [better, worse] = [table[index], table[index + 1]] as [Moments, Moments];
  const share = place - index;
  const pointsPerStroke = better.mean - worse.mean;
  const variance = better.variance + (worse.variance - better.variance) * share;
  return {
    expected: better.mean - pointsPerStroke * share,
    spread: Math.sqrt(variance + (formOfTheDay * pointsPerStroke) ** 2),
    pointsPerStroke,
  };
}

/** The handicap whose golfers have this score on average, from -5 to 54. */
export function levelOf(id: SkillTestId, score: number, reach: Reach = 'usual'): number {
  const table = tableOf(id, reach);
  const index = table.findIndex(({ mean }) => mean <= score);
  if (index === 0) return bestHandicap;
  const [better, worse] = [table[index - 1], table[index]];
  if (better === undefined || worse === undefined) return worstHandicap;
  return bestHandicap + index - (score - worse.mean) / (better.mean - worse.mean);
}
