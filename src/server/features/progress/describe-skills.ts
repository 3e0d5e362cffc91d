import type { ProgramChange, SkillProfile, SkillTestResults } from '#contract/progress.ts';
import {
  changeOfTest,
  changeOverall,
  resultsToCompare,
  type TestSeries,
} from '#domain/skill-tests/change.ts';
import { skillProfile } from '#domain/skill-tests/skill-profile.ts';
import {
  highestScore,
  type Skill,
  type SkillTestId,
  skillTestIds,
} from '#domain/skill-tests/skill-test.ts';
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
  const reachOf = (id: SkillTestId) => comparable.find(({ testId }) => testId === id)?.reach;
  return {
    levels: levelsOf(series),
    tests: skillTestIds.flatMap((id) => {
      const test = tests.find(({ exerciseId }) => exerciseId === id);
      return test
        ? [
            describeTest(test, {
              own: comparable.find(({ testId }) => testId === id),
              cells: results
                .filter(({ testId, reach }) => testId === id && reach === reachOf(id))
                .map((result) => result.cells),
            }),
          ]
        : [];
    }),
    overall: changeOverall(series),
    program: program && describeProgram(program, results),
  };
}

/** Each skill now, and according to the first result of each test. */
function levelsOf(series: readonly TestSeries[]): SkillProfile['levels'] {
  const now = skillProfile(series);
  const then = skillProfile(series.map((each) => ({ ...each, scores: each.scores.slice(0, 1) })));
  const repeated = series.filter(({ scores }) => scores.length > 1).map(({ testId }) => testId);
  const of = (skill: Skill) => {
    const isRepeated = repeated.some((id) => skillTests[id].skill === skill);
    return now[skill] && { ...now[skill], first: isRepeated ? (then[skill]?.level ?? null) : null };
  };
  return {
    putting: of('putting'),
    short_game: of('short_game'),
    approach: of('approach'),
    driving: of('driving'),
  };
}

function describeProgram(
  { enrollmentId, ...program }: NonNullable<SkillResults['program']>,
  results: SkillResults['results'],
): ProgramChange {
  return { ...program, ...programChange(results, enrollmentId) };
}

type OwnResults = {
  readonly own: ComparableResults | undefined;
  /** Of the same results. */
  readonly cells: readonly (readonly number[] | null)[];
};

/** The stations of the last result and of the first one. */
function partsOf(cells: OwnResults['cells']): SkillTestResults['parts'] {
  const now = cells.at(-1);
  if (!now) return null;
  const before = cells.length > 1 ? (cells[0] ?? null) : null;
  return { now: [...now], before: before && [...before] };
}

function describeTest(
  { exerciseId, name, next, isInProgram }: SkillResults['tests'][number],
  { own: known, cells }: OwnResults,
): SkillTestResults {
  const own = known ?? { testId: exerciseId, reach: 'usual' as const, results: [] };
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
    parts: partsOf(cells),
    resultsToCompare: resultsToCompare(own.results.length),
    change: changeOfTest(seriesOf(own)),
  };
}
