import {
  handicapOfLevel,
  type Level,
  levels,
  type ScoreCell,
  type ScoringRule,
  type Targets,
} from '../drills/drill.ts';
import type { Reach } from './ball-model.ts';
import { normFor, normsOf } from './norms.ts';
import {
  highestScore,
  pointsOf,
  type SkillTestId,
  type Station,
  shortDistances,
} from './skill-test.ts';
import { skillTests } from './skill-tests.ts';

/** Returns the scores of golfers in the middle of each level, in whole points. */
export function targetsOfTest(id: SkillTestId, reach: Reach = 'usual'): Targets {
  const expected = (level: Level) =>
    Math.round(normFor(id, handicapOfLevel[level], reach).expected);
  return Object.fromEntries(levels.map((level) => [level, expected(level)])) as Targets;
}

function cellOf(station: Station): ScoreCell {
  const { id, attempts } = station;
  if (station.task !== 'carry') return { id, attempts, values: pointsOf(station).toReversed() };
  const { metresPerPoint, mostPoints } = station;
  return { id, attempts, carry: { metresPerPoint, mostPoints } };
}

/** Returns the scoring of a skill test as a drill: one cell per station, in points. */
export function scoringOfTest(id: SkillTestId): ScoringRule {
  const { stations } = skillTests[id];
  return {
    shape: {
      kind: 'cells',
      cells: stations.map(cellOf),
    },
    better: 'higher',
    min: 0,
    max: highestScore(skillTests[id]),
    step: 1,
    targets: targetsOfTest(id),
    targetsBy: { [shortDistances]: targetsOfTest(id, 'short') },
    basis: normsOf[id].basis,
  };
}
