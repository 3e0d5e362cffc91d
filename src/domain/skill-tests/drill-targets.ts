import { type Units, unitSystems } from '../drills/distance.ts';
import {
  handicapOfLevel,
  type Level,
  levels,
  type ScoreShape,
  type ScoringRule,
  type Targets,
} from '../drills/drill.ts';
import { targetsKey } from '../drills/task.ts';
import { chancesOf } from './ball-model.ts';
import {
  ballsOf,
  type ModelBall,
  type ModeledDrillId,
  type PuttingRound,
  type PuttingRoundId,
  puttingRoundOf,
  variantsOf,
} from './drill-models.ts';
import { expectedPutts } from './expected-putts.ts';
import { pointsOf } from './skill-test.ts';

/** Shapes whose score is a sum over balls. */
export type SummedShape = Extract<ScoreShape, { kind: 'hits' | 'points' }>;

function meanOf(ball: ModelBall, handicap: number): number {
  const points = pointsOf(ball);
  return chancesOf(ball, handicap).reduce(
    (sum, chance, index) => sum + chance * (points[index] ?? 0),
    0,
  );
}

/** Returns the average score of golfers with this handicap. @param balls the attempts take them in turn */
export function expectedScore(
  balls: readonly ModelBall[],
  attempts: number,
  handicap: number,
): number {
  const means = balls.map((ball) => meanOf(ball, handicap));
  return Array.from({ length: attempts }, (_, ball) => means[ball % means.length] ?? 0).reduce(
    (sum, mean) => sum + mean,
    0,
  );
}

const highestOf = (shape: SummedShape) =>
  shape.attempts * (shape.kind === 'hits' ? 1 : Math.max(...shape.values));

/**
 * Below a third of the attempts a target discourages, above nine tenths of the points it asks for luck. A target may
 * be moved into these limits by as much as rounding would move it; if the model is farther away, there is none.
 */
const least = 1 / 3;
const most = 0.9;
const mostMoved = 1;

function targetOf(expected: number, shape: SummedShape): number | null {
  const low = Math.ceil(shape.attempts * least);
  const high = Math.floor(highestOf(shape) * most);
  const target = Math.min(high, Math.max(low, Math.round(expected)));
  return Math.abs(target - expected) > mostMoved ? null : target;
}

/**
 * Returns the average scores of golfers in the middle of each level, in whole points. Returns null if one of them is
 * out of the limits, or if all are the same: then the score says nothing about the level, and golfers compare with
 * their own first scores.
 */
function modeledTargets(balls: readonly ModelBall[], shape: SummedShape): Targets | null {
  const entries = levels.map((level) => {
    const expected = expectedScore(balls, shape.attempts, handicapOfLevel[level]);
    return [level, targetOf(expected, shape)] as const;
  });
  const targets = Object.fromEntries(entries) as Record<Level, number | null>;
  const isWhole = levels.every((level) => targets[level] !== null);
  return isWhole && targets.beginner !== targets.expert ? (targets as Targets) : null;
}

type StrokesShape = Extract<ScoreShape, { kind: 'strokes' }>;

/** Returns the average number of putts of golfers with this handicap in a round of putts with so many balls. */
function expectedStrokes(
  { metres, drawnBack }: PuttingRound,
  balls: number,
  handicap: number,
): number {
  const putts = metres.map((length) => expectedPutts(length, handicap, drawnBack));
  return (balls * putts.reduce((sum, each) => sum + each, 0)) / putts.length;
}

/** Returns the scoring of a round of putts, with targets in both units. */
export function modeledStrokes(
  id: PuttingRoundId,
  shape: StrokesShape,
  edition?: number,
): ScoringRule {
  const targetsOf = (units: Units) =>
    Object.fromEntries(
      levels.map((level) => [
        level,
        Math.round(expectedStrokes(puttingRoundOf(id, units), shape.balls, handicapOfLevel[level])),
      ]),
    ) as Targets;
  return {
    shape,
    better: 'lower',
    min: shape.balls,
    max: null,
    step: 1,
    targets: targetsOf('metric'),
    targetsBy: { [targetsKey('', 'imperial')]: targetsOf('imperial') },
    basis: 'model',
    ...(edition !== undefined && { edition }),
  };
}

/** Returns the scoring of a drill that the ball model can predict, with targets for its variants and both units. */
export function modeledScoring(
  id: ModeledDrillId,
  shape: SummedShape,
  edition?: number,
): ScoringRule {
  const targetsOf = (variant: string, units: Units) =>
    modeledTargets(ballsOf(id, units, variant) ?? [], shape);
  const others = ['', ...variantsOf(id)].flatMap((variant) =>
    unitSystems
      .map((units) => [targetsKey(variant, units), targetsOf(variant, units)] as const)
      .filter(([key]) => key !== ''),
  );
  return {
    shape,
    better: 'higher',
    min: 0,
    max: highestOf(shape),
    step: 1,
    targets: targetsOf('', 'metric'),
    targetsBy: Object.fromEntries(others),
    basis: 'model',
    ...(edition !== undefined && { edition }),
  };
}
