import { average, comparedResults, type TestSeries } from './change.ts';
import { bestHandicap, handicapOfScore, normFor, worstHandicap } from './norms.ts';
import { type Skill, skills } from './skill-test.ts';
import { skillTests } from './skill-tests.ts';

export type SkillLevel = {
  /** The level of the skill as a handicap, -5 to 54; a plus handicap is negative. */
  readonly level: number;
  /** In four out of five cases, the golfer's true level lies between the two, as far as the norms are right. */
  readonly best: number;
  readonly worst: number;
  /** The number of results that it is based on. */
  readonly results: number;
};

export type SkillProfile = Readonly<Record<Skill, SkillLevel | null>>;

/** Four fifths of a normal distribution lie within this many standard deviations. */
const fourFifths = 1.28;

const within = (level: number) => Math.min(worstHandicap, Math.max(bestHandicap, level));

/** Returns the level shown by one test, and the variance of that level, in strokes. */
function readingOf({ testId, scores, reach }: TestSeries) {
  const last = scores.slice(-comparedResults);
  const level = handicapOfScore(testId, average(last), reach);
  const { spread, pointsPerStroke } = normFor(testId, level, reach);
  return { level, variance: (spread / pointsPerStroke) ** 2 / last.length, results: last.length };
}

function levelOfSkill(series: readonly TestSeries[]): SkillLevel | null {
  const readings = series.filter(({ scores }) => scores.length > 0).map(readingOf);
  if (readings.length === 0) return null;
  const weight = readings.reduce((sum, { variance }) => sum + 1 / variance, 0);
  const level = readings.reduce((sum, each) => sum + each.level / each.variance, 0) / weight;
  const margin = fourFifths / Math.sqrt(weight);
  return {
    level,
    best: within(level - margin),
    worst: within(level + margin),
    results: readings.reduce((sum, each) => sum + each.results, 0),
  };
}

/**
 * Returns the level of each skill as a handicap, from the last two results of each of its tests. Putting has two
 * tests, weighted by their precision. A skill without results is null. For the profile of an earlier day, such as
 * the start of a program, leave out the later scores.
 */
export function skillProfile(series: readonly TestSeries[]): SkillProfile {
  const of = (skill: Skill) =>
    levelOfSkill(series.filter(({ testId }) => skillTests[testId].skill === skill));
  return Object.fromEntries(skills.map((skill) => [skill, of(skill)])) as SkillProfile;
}
