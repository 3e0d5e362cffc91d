import { describe, expect, test } from 'vitest';
import { skillProfile } from './skill-profile.ts';
import type { SkillTestId } from './skill-test.ts';
import { comparableResults, programChange, seriesOf, type TestResult } from './test-results.ts';

const resultsIn = (testId: SkillTestId, enrollmentId = 'now') => ({
  in: (week: number, score: number, changes: Partial<TestResult> = {}): TestResult => ({
    testId,
    reach: 'usual',
    score,
    on: '2026-05-14',
    enrollmentId,
    week,
    ...changes,
  }),
});
const putting = resultsIn('putting-test');
const home = resultsIn('home-putting-test');
const driving = resultsIn('driving-test');

describe('comparable test results', () => {
  test('are those of the most recently tested reach, in the order of the tests', () => {
    const results = [
      driving.in(1, 40),
      putting.in(1, 30),
      driving.in(2, 33, { reach: 'short' }),
      driving.in(3, 35, { reach: 'short' }),
    ];
    expect(comparableResults(results).map(seriesOf)).toEqual([
      { testId: 'putting-test', reach: 'usual', scores: [30] },
      { testId: 'driving-test', reach: 'short', scores: [33, 35] },
    ]);
  });
});

describe('the change over a program', () => {
  test('is measured from the week in which each test first took place', () => {
    const results = [putting.in(1, 30), driving.in(2, 38), putting.in(6, 45), driving.in(6, 47)];
    const { skills, overall } = programChange(results, 'now');
    const before = skillProfile([
      { testId: 'putting-test', scores: [30] },
      { testId: 'driving-test', scores: [38] },
    ]);
    expect(skills.map(({ skill }) => skill)).toEqual(['putting', 'driving']);
    expect(skills[0]?.before).toEqual(before.putting);
    expect(skills[1]?.before).toEqual(before.driving);
    expect(skills.map(({ verdict }) => verdict)).toEqual(['better', 'better']);
    expect(overall).toMatchObject({ verdict: 'better', testIds: ['putting-test', 'driving-test'] });
  });

  test('is uncertain if chance alone could explain it', () => {
    const results = [putting.in(1, 30), driving.in(1, 38), putting.in(6, 33), driving.in(6, 39)];
    const { skills, overall } = programChange(results, 'now');
    expect(skills.map(({ verdict }) => verdict)).toEqual(['not_sure', 'not_sure']);
    expect(overall?.verdict).toBe('not_sure');
  });

  test('includes results of an earlier program in the starting level', () => {
    const earlier = resultsIn('putting-test', 'earlier').in(6, 34);
    const [found] = programChange([earlier, putting.in(1, 30), putting.in(6, 45)], 'now').skills;
    expect(found?.before).toMatchObject({ results: 2 });
    expect(found?.after).toMatchObject({ results: 1 });
  });

  test('is unknown for a skill without a second test, and compares each test only with itself', () => {
    const results = [putting.in(1, 30), home.in(1, 60), driving.in(1, 40), home.in(4, 75)];
    const { skills, overall } = programChange(results, 'now');
    expect(skills).toMatchObject([
      { skill: 'putting', before: { results: 1 }, after: { results: 1 } },
      { skill: 'driving', after: null, verdict: null },
    ]);
    expect(overall).toBeNull();
  });

  test('is empty for skills that the program did not test, and without results at its start', () => {
    const earlier = resultsIn('putting-test', 'earlier').in(1, 34);
    expect(programChange([earlier], 'now')).toEqual({ skills: [], overall: null });
    expect(programChange([putting.in(6, 40), putting.in(1, 30)], 'now').skills).toEqual([]);
  });
});
