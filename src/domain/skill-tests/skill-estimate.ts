import type { Units } from '../drills/distance.ts';
import { ballMoments, type Moments, type Reach } from './ball-model.ts';
import { ballsOf, type ModelBall } from './drill-models.ts';
import { bestHandicap, formOfTheDay, testMoments, worstHandicap } from './norms.ts';
import { type Skill, type SkillTestId, skillTestIds, type Task } from './skill-test.ts';
import { skillTests } from './skill-tests.ts';

/** A score that says something about a skill. */
export type ScoredBalls = {
  readonly exerciseId: string;
  readonly score: number;
  /** The number of balls; the number of a skill test never changes. */
  readonly attempts: number;
  readonly variant?: string | undefined;
  readonly units: Units;
  readonly reach?: Reach | undefined;
  /** Whether the golfer did this task for the first time: new tasks are scored worse. */
  readonly isFirst: boolean;
  /** Days since the first score. */
  readonly day: number;
};

const skillOfTask: Readonly<Record<Task | 'hole', Skill>> = {
  hole: 'putting',
  lag: 'putting',
  gate: 'putting',
  pace: 'putting',
  chip: 'short_game',
  pitch: 'short_game',
  bunker: 'short_game',
  approach: 'approach',
  in_play: 'driving',
};

const isTest = (id: string): id is SkillTestId => skillTestIds.some((test) => test === id);

/** Returns the skill that a drill's score says something about; null if the ball model does not know it. */
export function skillOfDrill(exerciseId: string, variant?: string): Skill | null {
  if (isTest(exerciseId)) return skillTests[exerciseId].skill;
  const [ball] = ballsOf(exerciseId, 'metric', variant) ?? [];
  return ball ? skillOfTask[ball.task] : null;
}

/** Returns the mean and variance of a set of balls, which take the balls of a drill in turn. */
function setMoments(balls: readonly ModelBall[], attempts: number, handicap: number): Moments {
  const each = balls.map((ball) => ballMoments(ball, handicap));
  const played = Array.from({ length: attempts }, (_, ball) => each[ball % each.length]);
  return {
    mean: played.reduce((sum, ball) => sum + (ball?.mean ?? 0), 0),
    variance: played.reduce((sum, ball) => sum + (ball?.variance ?? 0), 0),
  };
}

/** Returns the mean and variance of a score at a handicap; null if the ball model does not know the drill. */
export function momentsOf(
  { exerciseId, attempts, variant, units, reach }: Omit<ScoredBalls, 'score' | 'isFirst' | 'day'>,
  handicap: number,
): Moments | null {
  if (isTest(exerciseId)) return testMoments(exerciseId, handicap, reach);
  const balls = ballsOf(exerciseId, units, variant);
  return balls && setMoments(balls, attempts, handicap);
}

/** What is known of one skill, as a handicap, now and when the estimate began. */
export type SkillEstimate = {
  readonly level: number;
  readonly variance: number;
  readonly start: number;
  readonly startVariance: number;
  /** How much an error of the one is an error of the other. */
  readonly covariance: number;
  /** How much the level may have wandered since the start without any score: the variance of a change in advance. */
  readonly wandered: number;
  readonly day: number;
};

/** A skill differs from the golfer's handicap by so many strokes (standard deviation). */
const skillOffHandicap = 4;
/** The same for golfers without a handicap, around the middle of all. */
const anybody = { level: 27, deviation: 12 } as const;
/** What a drill asks for differs from the skill as a whole, for one golfer always by the same amount. */
const drillOffSkill = 2;
/** A skill wanders by so many strokes in a month, training or not (standard deviation). */
const driftInMonth = 2;
const daysInMonth = 30;
/** A new task is scored as if by a golfer who is so many strokes worse; half of that is how unsure this is. */
const newness = 1.5;

/** Returns what is known of a skill before its first score. @param handicap null without one */
export function firstEstimate(handicap: number | null): SkillEstimate {
  const level = handicap ?? anybody.level;
  const variance = (handicap === null ? anybody.deviation : skillOffHandicap) ** 2;
  const start = { start: level, startVariance: variance, covariance: variance };
  return { level, variance, ...start, wandered: 0, day: 0 };
}

const within = (level: number) => Math.min(worstHandicap, Math.max(bestHandicap, level));

/** Half of the span (strokes) over which the slope of a score is measured. */
const span = 1;

/** Reads a score as a level and its variance, in strokes, seen from the level that is expected. */
function readingOf(scored: ScoredBalls, expected: number) {
  const at = within(expected + (scored.isFirst ? newness : 0));
  const [better, here, worse] = [at - span, at, at + span].map((each) => momentsOf(scored, each));
  if (!better || !here || !worse) return null;
  const perStroke = (better.mean - worse.mean) / (2 * span);
  if (perStroke <= 0) return null;
  const off = formOfTheDay ** 2 + drillOffSkill ** 2 + (scored.isFirst ? (newness / 2) ** 2 : 0);
  return {
    /** By how many strokes the score was worse than expected. */
    worse: (here.mean - scored.score) / perStroke,
    variance: here.variance / perStroke ** 2 + off,
  };
}

/**
 * Returns the estimate after one more score: a Kalman filter over the level, with the mean and the spread of the score
 * from the ball model at the expected level. A score that hardly depends on the level changes hardly anything, and the
 * level at the start is learned from later scores as far as both are one. The result depends only on the scores and
 * their order, so that it can be rebuilt from them.
 */
export function updateEstimate(before: SkillEstimate, scored: ScoredBalls): SkillEstimate {
  const drift = (driftInMonth ** 2 * Math.max(0, scored.day - before.day)) / daysInMonth;
  const [drifted, wandered] = [before.variance + drift, before.wandered + drift];
  const reading = readingOf(scored, before.level);
  const day = Math.max(before.day, scored.day);
  if (reading === null) return { ...before, variance: drifted, wandered, day };
  const total = drifted + reading.variance;
  const [gain, startGain] = [drifted / total, before.covariance / total];
  return {
    level: within(before.level + gain * reading.worse),
    variance: drifted * (1 - gain),
    start: within(before.start + startGain * reading.worse),
    startVariance: before.startVariance - startGain * before.covariance,
    covariance: before.covariance * (1 - gain),
    wandered,
    day,
  };
}

/** Returns the estimate of one skill after these scores, earliest first; scores of other skills are left out. */
export const estimateOf = (
  skill: Skill,
  scores: readonly ScoredBalls[],
  handicap: number | null,
): SkillEstimate =>
  scores
    .filter(({ exerciseId, variant }) => skillOfDrill(exerciseId, variant) === skill)
    .reduce(updateEstimate, firstEstimate(handicap));

/**
 * From so many standard deviations on, a gain is told. Without a gain, 9 of 100 simulated golfers are told of one, most
 * of them because everything was new to them in the first week.
 */
const surelyBeyond = 1.4;

const total = (estimates: readonly SkillEstimate[], of: (estimate: SkillEstimate) => number) =>
  estimates.reduce((sum, each) => sum + of(each), 0);

/**
 * Returns how the skills together have changed since the estimates began: the mean gain in strokes, positive for
 * better, its standard deviation, and whether it can be told. The gain is drawn toward none, the more so the less was
 * scored. It is therefore told by how far it moved compared with how far it moves by chance if nothing changed.
 */
export function gainOf(estimates: readonly SkillEstimate[]) {
  const count = Math.max(1, estimates.length);
  const gain = total(estimates, ({ start, level }) => start - level) / count;
  const unsure = total(
    estimates,
    ({ variance, startVariance, covariance }) => variance + startVariance - 2 * covariance,
  );
  const wandered = total(estimates, (each) => each.wandered);
  const learned = Math.max(0, wandered - unsure);
  const byChance = wandered === 0 ? 0 : Math.sqrt((unsure * learned) / wandered) / count;
  const isTold = byChance > 0 && Math.abs(gain) / byChance >= surelyBeyond;
  return {
    gain,
    deviation: Math.sqrt(unsure) / count,
    verdict: isTold ? (gain > 0 ? 'better' : 'worse') : 'not_sure',
  } as const;
}
