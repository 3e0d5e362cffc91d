import type { SessionExercise } from '#contract/programs.ts';
import { scoringOfTest } from '#domain/skill-tests/test-scoring.ts';
import { exercises } from './a-session.ts';

// Drills of every shape, short enough to count in a test.

const [chip, ladder] = exercises as readonly [SessionExercise, SessionExercise];
type Scoring = NonNullable<SessionExercise['scoring']>;
const rule = chip.scoring as Scoring;

const targets = (score: number) => ({
  beginner: score,
  intermediate: score,
  advanced: score,
  expert: score,
});
export const fiveChips: SessionExercise = {
  ...chip,
  scoring: { ...rule, shape: { kind: 'hits', attempts: 5 }, max: 5, targets: targets(3) },
  ownScores: { best: 3, last: 2, count: 2, baseline: 2.5, isMixed: false },
};
export const threeBalls: SessionExercise = {
  ...ladder,
  id: 'strokes',
  name: 'Up and down',
  order: 3,
  notes: 'One club for all.',
  scoring: {
    ...rule,
    how: 'Count all strokes.',
    unit: 'strokes',
    better: 'lower',
    min: 3,
    max: null,
    shape: { kind: 'strokes', balls: 3, par: 2 },
    targets: targets(7),
  },
};
export const windows: SessionExercise = {
  ...ladder,
  id: 'windows',
  name: 'Nine windows',
  order: 4,
  scoring: {
    ...rule,
    unit: 'windows',
    max: 2,
    step: 0.5,
    targets: targets(1),
    shape: { kind: 'points', attempts: 2, values: [0, 0.5, 1] },
  },
};
export const speed: SessionExercise = {
  ...ladder,
  id: 'speed',
  name: 'Club speed',
  order: 5,
  scoring: { ...rule, unit: 'km/h', max: 200, targets: targets(130) },
};

const driving = scoringOfTest('driving-test');
export const drivingTest: SessionExercise = {
  ...ladder,
  id: 'driving',
  exerciseId: 'driving-test',
  name: 'Driving test',
  order: 6,
  mode: 'test',
  scoring: {
    ...rule,
    ...driving,
    step: 1,
    how: 'Count and measure.',
    unit: 'points',
    cells: { 'in-play': 'Balls in play', carry: 'Median carry' },
  },
};

export const approachTest: SessionExercise = {
  ...drivingTest,
  id: 'approach',
  exerciseId: 'approach-test',
  name: 'Approach test',
  order: 7,
  scoring: {
    ...rule,
    ...scoringOfTest('approach-test'),
    step: 1,
    how: 'Judge each ball where it ends.',
    unit: 'points',
    cells: { short: 'Short target', middle: 'Middle target', long: 'Long target' },
  },
};

export { ladder as notCounted };
