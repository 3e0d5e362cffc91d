import { type Skill, skills } from '../skill-tests/skill-test.ts';
import { mean } from './round-trends.ts';

/** How many strokes of handicap a lane reaches to either side of the golfer's own handicap. */
export const laneReach = 12;

/** Minimum number of results. With fewer, a level is a first estimate. */
const fewestResults = 3;

/** In strokes. A smaller difference is none. */
const leastGap = 1.5;

/** The level of a skill, as a handicap. */
type Level = {
  readonly level: number;
  readonly best: number;
  readonly worst: number;
  /** The level according to the first results alone; null if there are no others. */
  readonly first: number | null;
};

/** A skill in strokes against a handicap: positive is better. */
export type Lane = {
  readonly skill: Skill;
  /** Null for a skill without a result. */
  readonly standing: {
    readonly ahead: number;
    /** Four times out of five, the true value is between the two. */
    readonly worst: number;
    readonly best: number;
    readonly first: number | null;
    /** Whether there are too few results to be certain. */
    readonly isEarly: boolean;
    readonly verdict: 'behind' | 'level' | 'ahead';
  } | null;
};

export type Lanes = {
  /** What the lanes are measured against: the golfer's own handicap or, without one, the average of the skills. */
  readonly against: number;
  /** What costs most first, skills without a result last. */
  readonly lanes: readonly Lane[];
};

/** Places the skills next to the golfer's own handicap. Null without any result. */
export function skillLanes(
  levels: Readonly<Record<Skill, Level | null>>,
  {
    handicap,
    results,
  }: {
    readonly handicap: number | null;
    /** How many results each skill has. */
    readonly results: Readonly<Record<Skill, number>>;
  },
): Lanes | null {
  const known = skills.flatMap((skill) => levels[skill]?.level ?? []);
  const against = handicap ?? mean(known);
  if (known.length === 0 || against === null) return null;
  const lanes = skills.map((skill): Lane => {
    const level = levels[skill];
    if (level === null) return { skill, standing: null };
    const ahead = against - level.level;
    const verdict = Math.abs(ahead) < leastGap ? 'level' : ahead < 0 ? 'behind' : 'ahead';
    return {
      skill,
      standing: {
        ahead,
        worst: against - level.worst,
        best: against - level.best,
        first: level.first === null ? null : against - level.first,
        isEarly: results[skill] < fewestResults,
        verdict,
      },
    };
  });
  const cost = ({ standing }: Lane) => standing?.ahead ?? Number.POSITIVE_INFINITY;
  return {
    against,
    lanes: lanes.toSorted((a, b) => (cost(a) < cost(b) ? -1 : Number(cost(a) > cost(b)))),
  };
}
