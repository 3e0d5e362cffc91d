import type { SkillProfile, SkillTestResults } from '#contract/progress.ts';
import { highestScore } from '#domain/skill-tests/skill-test.ts';
import { skillTests } from '#domain/skill-tests/skill-tests.ts';

const names = {
  'putting-test': 'Putting test',
  'short-game-test': 'Short game test',
  'approach-test': 'Approach test',
  'driving-test': 'Driving test',
  'home-putting-test': 'Putting test at home',
} as const;

/** A skill test that was never taken and is in no program. */
export function aSkillTest(
  exerciseId: SkillTestResults['exerciseId'],
  changes: Partial<SkillTestResults> = {},
): SkillTestResults {
  const test = skillTests[exerciseId];
  return {
    exerciseId,
    name: names[exerciseId],
    skill: test.skill,
    max: highestScore(test),
    reach: 'usual',
    results: [],
    parts: null,
    resultsToCompare: 3,
    change: null,
    next: null,
    isInProgram: false,
    ...changes,
  };
}

/** The skill profile of a golfer who has not taken any test. */
export function aSkillProfile(changes: Partial<SkillProfile> = {}): SkillProfile {
  return {
    levels: { putting: null, short_game: null, approach: null, driving: null },
    tests: [
      aSkillTest('putting-test'),
      aSkillTest('short-game-test'),
      aSkillTest('approach-test'),
      aSkillTest('driving-test'),
      aSkillTest('home-putting-test'),
    ],
    overall: null,
    program: null,
    ...changes,
  };
}
