import type { CalendarDate } from '../calendar-date.ts';
import type { Reach } from './ball-model.ts';
import {
  type ChangeOverall,
  changeBetween,
  comparedResults,
  jointGain,
  overallOf,
  type TestSeries,
  verdictOf,
} from './change.ts';
import { type SkillLevel, skillProfile } from './skill-profile.ts';
import { type Skill, type SkillTestId, skills, skillTestIds, type Verdict } from './skill-test.ts';
import { skillTests } from './skill-tests.ts';

/** A golfer's score in a skill test, from a session of a program. */
export type TestResult = {
  readonly testId: SkillTestId;
  readonly reach: Reach;
  readonly score: number;
  /** The date in the golfer's time zone. */
  readonly on: CalendarDate;
  readonly enrollmentId: string;
  /** Week of the program, counted from 1. */
  readonly week: number;
};

/** Results of one test with the same reach, earliest first. */
export type ComparableResults = {
  readonly testId: SkillTestId;
  readonly reach: Reach;
  readonly results: readonly TestResult[];
};

/** Returns, for each test, the results that compare with its last one. Tests without results are left out. */
export function comparableResults(results: readonly TestResult[]): readonly ComparableResults[] {
  return skillTestIds.flatMap((testId) => {
    const ofTest = results.filter((each) => each.testId === testId);
    const reach = ofTest.at(-1)?.reach;
    if (reach === undefined) return [];
    return [{ testId, reach, results: ofTest.filter((each) => each.reach === reach) }];
  });
}

/** Returns the scores of comparable results. */
export const seriesOf = ({ testId, reach, results }: ComparableResults): TestSeries => ({
  testId,
  reach,
  scores: results.map(({ score }) => score),
});

/** A skill at the start and at the end of a program. */
export type SkillInProgram = {
  readonly skill: Skill;
  readonly before: SkillLevel;
  /** Null until one of its tests has been repeated. */
  readonly after: SkillLevel | null;
  readonly verdict: Verdict | null;
};

export type ProgramChange = {
  /** The skills that the program tested. */
  readonly skills: readonly SkillInProgram[];
  /** Null if fewer than two tests were repeated. */
  readonly overall: ChangeOverall | null;
};

type Halves = Pick<TestSeries, 'testId' | 'reach'> & {
  readonly before: readonly number[];
  readonly after: readonly number[];
};

/**
 * Returns the last results up to the week in which the program first had the test, and the last results after that
 * week. Returns null without results up to that week. Results from before the program count toward its start,
 * because they show the level at which the golfer began.
 */
function halvesOf(comparable: ComparableResults, enrollmentId: string): Halves | null {
  const { testId, reach, results } = comparable;
  const own = results.filter((each) => each.enrollmentId === enrollmentId);
  if (own.length === 0) return null;
  const firstWeek = Math.min(...own.map(({ week }) => week));
  const isLater = (each: TestResult) => each.enrollmentId === enrollmentId && each.week > firstWeek;
  const cut = results.findIndex(isLater);
  const { scores } = seriesOf(comparable);
  const [before, after] = cut === -1 ? [scores, []] : [scores.slice(0, cut), scores.slice(cut)];
  if (before.length === 0) return null;
  return {
    testId,
    reach,
    before: before.slice(-comparedResults),
    after: after.slice(-comparedResults),
  };
}

/** Compares one skill by its repeated tests, or by all of its tests if none was repeated. */
function skillInProgram(skill: Skill, halves: readonly Halves[]): SkillInProgram | null {
  const ofSkill = halves.filter(({ testId }) => skillTests[testId].skill === skill);
  const repeated = ofSkill.filter(({ after }) => after.length > 0);
  const compared = repeated.length > 0 ? repeated : ofSkill;
  const levelOf = (half: 'before' | 'after') =>
    skillProfile(compared.map((each) => ({ ...each, scores: each[half] })))[skill];
  const before = levelOf('before');
  if (before === null) return null;
  const verdict = repeated.length > 0 ? verdictOf(jointGain(repeated.map(changeBetween))) : null;
  return { skill, before, after: levelOf('after'), verdict };
}

/** Returns the changes during a program, as far as its tests show them. @param results earliest first */
export function programChange(results: readonly TestResult[], enrollmentId: string): ProgramChange {
  const halves = comparableResults(results).flatMap((each) => halvesOf(each, enrollmentId) ?? []);
  const repeated = halves.filter(({ after }) => after.length > 0);
  return {
    skills: skills.flatMap((skill) => skillInProgram(skill, halves) ?? []),
    overall: overallOf(
      repeated.map((each) => ({ testId: each.testId, gain: changeBetween(each).gain })),
    ),
  };
}
