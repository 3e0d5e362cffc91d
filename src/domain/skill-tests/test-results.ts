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

/** What a golfer scored in a skill test, in a session of a program. */
export type TestResult = {
  readonly testId: SkillTestId;
  readonly reach: Reach;
  readonly score: number;
  /** The golfer's own day. */
  readonly on: CalendarDate;
  readonly enrollmentId: string;
  /** Of the program, counted from 1. */
  readonly week: number;
};

/** Results of one test with one reach, earliest first. */
export type ComparableResults = {
  readonly testId: SkillTestId;
  readonly reach: Reach;
  readonly results: readonly TestResult[];
};

/** The results of each test that compare with its last one; tests without any are left out. */
export function comparableResults(results: readonly TestResult[]): readonly ComparableResults[] {
  return skillTestIds.flatMap((testId) => {
    const ofTest = results.filter((each) => each.testId === testId);
    const reach = ofTest.at(-1)?.reach;
    if (reach === undefined) return [];
    return [{ testId, reach, results: ofTest.filter((each) => each.reach === reach) }];
  });
}

/** The scores of results that compare. */
export const seriesOf = ({ testId, reach, results }: ComparableResults): TestSeries => ({
  ...{ testId, reach },
  scores: results.map(({ score }) => score),
});

/** A skill at the start of a program and at its end. */
export type SkillInProgram = {
  readonly skill: Skill;
  readonly before: SkillLevel;
  /** Null until one of its tests was repeated. */
  readonly after: SkillLevel | null;
  readonly verdict: Verdict | null;
};

export type ProgramChange = {
  /** Those that the program tested. */
  readonly skills: readonly SkillInProgram[];
  /** Null with fewer than two tests that were repeated. */
  readonly overall: ChangeOverall | null;
};

type Halves = Pick<TestSeries, 'testId' | 'reach'> & {
  readonly before: readonly number[];
  readonly after: readonly number[];
};

/**
 * The last results up to the week in which the program first had the test, and the last ones after it. Null
 * without a result up to then. Results from before the program belong to its start: they are what the golfer brought along.
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
    ...{ testId, reach },
    ...{ before: before.slice(-comparedResults), after: after.slice(-comparedResults) },
  };
}

/** One skill by those of its tests that were repeated, or by all of them while none was. */
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

/** What a program changed, as far as its tests tell it. @param results earliest first */
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
