import type { ProgramChange, SkillProfile, SkillTestResults } from '#contract/progress.ts';
import { changeOfTest, changeOverall, resultsToCompare } from '#domain/skill-tests/change.ts';
import { skillProfile } from '#domain/skill-tests/skill-profile.ts';
import { highestScore, skillTestIds } from '#domain/skill-tests/skill-test.ts';
import { skillTests } from '#domain/skill-tests/skill-tests.ts';
import {
  type ComparableResults,
  comparableResults,
  programChange,
  seriesOf,
} from '#domain/skill-tests/test-results.ts';
import type { SkillResults } from '#server/features/training/public-queries.ts';

/** Describes a golfer's skill test results, in the order of the tests. */
export function describeSkills({ tests, results, program }: SkillResults): SkillProfile {
  const comparable = comparableResults(results);
  const series = comparable.map(seriesOf);
  return {
    levels: skillProfile(series),
    tests: skillTestIds.flatMap((id) => {
      const test = tests.find(({ exerciseId }) => exerciseId === id);
      return test
        ? [
            describeTest(
              test,
              comparable.find(({ testId }) => testId === id),
            ),
          ]
        : [];
    }),
    overall: changeOverall(series),
    program: program && describeProgram(program, results),
  };
}

function describeProgram(
  { enrollmentId, ...program }: NonNullable<SkillResults['program']>,
  results: SkillResults['results'],
): ProgramChange {
  return { ...program, ...programChange(results, enrollmentId) };
}

function describeTest(
  { exerciseId, name, next, isInProgram }: SkillResults['tests'][number],
  own: ComparableResults = { testId: exerciseId, reach: 'usual', results: [] },
): SkillTestResults {
  const test = skillTests[exerciseId];
  return {
    exerciseId,
    name,
    next,
    isInProgram,
    skill: test.skill,
    max: highestScore(test),
    reach: own.reach,
    results: own.results.map(({ on, score }) => ({ on, score })),
    resultsToCompare: resultsToCompare(own.results.length),
    change: changeOfTest(seriesOf(own)),
  };
}
