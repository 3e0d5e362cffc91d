import { fitsLimits } from './check-drill.ts';
import type { Units } from './distance.ts';
import { levels, type ScoreShape, type ScoringRule, type Targets, toStep } from './drill.ts';

/** The changes that a session makes to a drill. */
export type ExerciseTask = {
  /** Number of attempts, or of balls if strokes are counted, instead of the drill's own number. 1 to 200. */
  readonly attempts?: number | undefined;
  /** The name of another distance, club or rule. Scores compare only with scores of the same variant. */
  readonly variant?: string | undefined;
  /** False if the drill is done without counting in this session. */
  readonly scored?: boolean | undefined;
};

/** A score as it is stored, with its number of attempts; null if it is not made of attempts. */
export type KeptScore = { readonly score: number; readonly attempts: number | null };

/** Returns the number of attempts in a score, used to compare scores with different numbers of attempts. */
export function attemptsOf({ shape }: Pick<ScoringRule, 'shape'>): number | null {
  switch (shape?.kind) {
    case 'hits':
    case 'points':
      return shape.attempts;
    case 'strokes':
      return shape.balls;
    default:
      return null;
  }
}

/** The placeholder for the number of attempts in the sentence that explains how to count. */
export const attemptsToken = '{attempts}';

/** Fills the session's number of attempts into the sentence that explains how to count: "Roll 12 balls." */
export const withAttemptsIn = (how: string, rule: Pick<ScoringRule, 'shape'>): string =>
  how.replaceAll(attemptsToken, String(attemptsOf(rule) ?? ''));

/** Changes the number of attempts of a shape. Shapes with a fixed number keep theirs. */
function withAttempts(shape: ScoreShape, attempts: number): ScoreShape {
  switch (shape.kind) {
    case 'hits':
    case 'points':
    case 'average':
      return { ...shape, attempts };
    case 'streak':
      return { ...shape, tries: attempts };
    case 'strokes':
      return { ...shape, balls: attempts };
    default:
      return shape;
  }
}

/** Returns how a number of the rule changes with the attempts: counts are proportional to them. */
function scaled(rule: ScoringRule, attempts: number): (score: number) => number {
  const usual = attemptsOf(rule);
  return usual === null
    ? (score) => score
    : (score) => toStep((score * attempts) / usual, rule.step);
}

/** The key of the targets for a variant (empty without one) and a unit system. */
export const targetsKey = (variant: string, units: Units): string =>
  [variant, units === 'imperial' && units].filter(Boolean).join(' ');

/** Returns the targets of a variant in the golfer's units. A variant is another task, so it has its own or none. */
function targetsIn({ targets, targetsBy = {} }: ScoringRule, variant: string, units: Units) {
  const keys = [targetsKey(variant, units), variant];
  const own = keys.find((key) => targetsBy[key] !== undefined);
  if (own !== undefined) return targetsBy[own] ?? null;
  return variant === '' ? targets : null;
}

/** One ball more or less would decide about a target in fewer attempts. */
const fewestForTargets = 5;

/** Converts targets to another number of attempts. The longest run in it is not proportional, so it has none. */
function scaledTargets(
  targets: Targets | null,
  shape: ScoreShape,
  scale: (score: number) => number,
) {
  const attempts = attemptsOf({ shape }) ?? fewestForTargets;
  if (targets === null || attempts < fewestForTargets || shape.kind === 'streak') return null;
  return Object.fromEntries(levels.map((level) => [level, scale(targets[level])])) as Targets;
}

/**
 * Returns the scoring of a drill in a session with this task, with the targets for its variant and the golfer's units;
 * limits and targets are adapted to its attempts. Returns null if the drill is not counted. A drill that does not
 * support that number of attempts keeps its own.
 */
export function scoringFor<Rule extends ScoringRule>(
  rule: Rule | null,
  { attempts, variant = '', scored = true }: ExerciseTask,
  units: Units = 'metric',
): Rule | null {
  if (rule === null || !scored) return null;
  const targets = targetsIn(rule, variant, units);
  const usual = targets === rule.targets ? rule : { ...rule, targets };
  if (attempts === undefined || rule.shape === undefined) return usual;
  const shape = withAttempts(rule.shape, attempts);
  const scale = scaled(rule, attempts);
  const asked = {
    ...rule,
    shape,
    min: scale(rule.min),
    max: shape.kind === 'streak' ? attempts : rule.max && scale(rule.max),
    targets: scaledTargets(targets, shape, scale),
  };
  return fitsLimits(shape, asked) ? asked : usual;
}

/**
 * Returns the series of a score. Only scores within one series compare. It is empty for the drill without changes,
 * and different for a variant, for a run in another number of attempts, and for another edition of the rule.
 */
export function seriesKeyOf(
  rule: Pick<ScoringRule, 'edition' | 'shape'> | null,
  { variant = '', attempts }: ExerciseTask,
): string {
  const tries = rule?.shape?.kind === 'streak' ? attempts : undefined;
  return [rule?.edition, variant, tries].filter(Boolean).join(' ');
}

/** Returns the variant of the scores in a series; undefined for the drill without changes. */
export const variantOf = (series: string): string | undefined =>
  series.split(' ').find((part) => /\D/.test(part));

/** Whether a session uses the drill without changes, so that its score compares with other golfers' scores. */
export const isUsual = (rule: ScoringRule, task: ExerciseTask): boolean =>
  seriesKeyOf(rule, task) === seriesKeyOf(rule, {}) &&
  (task.attempts === undefined || task.attempts === attemptsOf(rule));

/** The parts of a rule that have to stay the same for scores to be comparable. */
const counted = ({ shape, better, step }: ScoringRule) =>
  JSON.stringify([
    shape?.kind ?? 'value',
    shape?.kind === 'points' ? shape.values : null,
    shape?.kind === 'cells'
      ? shape.cells.map(({ id, values, carry }) => [id, values ?? carry ?? null])
      : null,
    ...[better, step],
  ]);

/** The targets as text: the same for the same targets. */
const written = ({ targets }: ScoringRule) =>
  JSON.stringify(targets && levels.map((each) => targets[each]));

/**
 * Sets the edition of a changed rule, based on the previous rule. The targets of its variants stay as long as its own
 * do: a form that shows only the latter does not send them.
 */
export function withEdition(rule: ScoringRule, before: ScoringRule | null): ScoringRule {
  if (before === null) return rule;
  const isSame = counted(rule) === counted(before);
  const edition = isSame ? before.edition : (before.edition ?? 1) + 1;
  const keeps = isSame && before.targetsBy && written(rule) === written(before);
  return { ...rule, edition, ...(keeps && { targetsBy: before.targetsBy }) };
}

/** The value of a score within its series: per attempt, if it is made of attempts. */
const worth = ({ score, attempts }: KeptScore): number => score / (attempts ?? 1);

/** Whether a score is better than another score in its series. Equal scores are not better. */
export function isBetter({ better }: Pick<ScoringRule, 'better'>, a: KeptScore, b: KeptScore) {
  return better === 'higher' ? worth(a) > worth(b) : worth(a) < worth(b);
}

/** Converts a score to the rule's number of attempts, rounded to the drill's steps: 10 of 12 equals 20 of 24. */
export function inAttemptsOf(rule: Pick<ScoringRule, 'shape' | 'step'>, kept: KeptScore): number {
  const attempts = attemptsOf(rule);
  if (attempts === null || kept.attempts === null || attempts === kept.attempts) return kept.score;
  return toStep(worth(kept) * attempts, rule.step);
}

/** Returns the baseline of a series: the mean of the first two scores, or null if there are fewer than two. */
export function baselineOf([first, second]: readonly number[]): number | null {
  return first === undefined || second === undefined ? null : (first + second) / 2;
}
