import { fitsLimits } from './check-drill.ts';
import { levels, type ScoreShape, type ScoringRule, toStep } from './drill.ts';

/** What a session asks of a drill this time, where that is not what the drill asks by itself. */
export type ExerciseTask = {
  /** Attempts, or balls where strokes are counted, in place of the drill's own number. 1 to 200. */
  readonly attempts?: number | undefined;
  /** Names another distance, club or rule: scores compare only with those of the same variant. */
  readonly variant?: string | undefined;
  /** False when it is done this time and not counted. */
  readonly scored?: boolean | undefined;
};

/** A score as it is kept: with how many attempts made it, null where it is not made of attempts. */
export type KeptScore = { readonly score: number; readonly attempts: number | null };

/** Attempts that a score is made of, so that two scores with other numbers of them compare by their shares. */
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

/** Stands for the number of attempts in the sentence that says how to count. */
export const attemptsToken = '{attempts}';

/** How to count, with the attempts of the session: "Roll 12 balls." */
export const withAttemptsIn = (how: string, rule: Pick<ScoringRule, 'shape'>): string =>
  how.replaceAll(attemptsToken, String(attemptsOf(rule) ?? ''));

/** The shape with another number of attempts; a shape of its own number keeps it. */
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

/** How one number of the rule changes with the attempts: counts in proportion, a run not beyond them. */
function scaled(rule: ScoringRule, attempts: number): (score: number) => number {
  const usual = attemptsOf(rule);
  if (usual !== null) return (score) => toStep((score * attempts) / usual, rule.step);
  return rule.shape?.kind === 'streak' ? (score) => Math.min(score, attempts) : (score) => score;
}

/**
 * How a drill is scored in a session that asks this of it: limits and targets are those of its attempts.
 * Null when it is not counted. A drill that cannot have that many attempts has its own.
 */
export function scoringFor<Rule extends ScoringRule>(
  rule: Rule | null,
  { attempts, scored = true }: ExerciseTask,
): Rule | null {
  if (rule === null || !scored) return null;
  if (attempts === undefined || rule.shape === undefined) return rule;
  const shape = withAttempts(rule.shape, attempts);
  const scale = scaled(rule, attempts);
  const { targets } = rule;
  const asked = {
    ...{ ...rule, shape, min: scale(rule.min) },
    max: shape.kind === 'streak' ? attempts : rule.max && scale(rule.max),
    targets:
      targets &&
      (Object.fromEntries(levels.map((level) => [level, scale(targets[level])])) as typeof targets),
  };
  return fitsLimits(shape, asked) ? asked : rule;
}

/**
 * The series that a score belongs to: scores of a drill compare within one. It is empty for the drill
 * as it is, and another one for a variant, for a run among another number of attempts, and once the drill
 * counts something else than before.
 */
export function seriesOf(
  rule: Pick<ScoringRule, 'edition' | 'shape'> | null,
  { variant = '', attempts }: ExerciseTask,
): string {
  const tries = rule?.shape?.kind === 'streak' ? attempts : undefined;
  return [rule?.edition, variant, tries].filter(Boolean).join(' ');
}

/** Whether a session asks what the drill asks by itself, so that scores of others compare with one made in it. */
export const isUsual = (rule: ScoringRule, task: ExerciseTask): boolean =>
  seriesOf(rule, task) === seriesOf(rule, {}) &&
  (task.attempts === undefined || task.attempts === attemptsOf(rule));

/** What has to stay the same for scores to compare. */
const counted = ({ shape, better, step }: ScoringRule) =>
  JSON.stringify([
    shape?.kind ?? 'value',
    shape?.kind === 'points' ? shape.values : null,
    shape?.kind === 'cells'
      ? shape.cells.map(({ id, values, carry }) => [id, values ?? carry ?? null])
      : null,
    ...[better, step],
  ]);

/** A changed rule with the edition that it has after the one before it. */
export function withEdition(rule: ScoringRule, before: ScoringRule | null): ScoringRule {
  if (before === null) return rule;
  const edition = counted(rule) === counted(before) ? before.edition : (before.edition ?? 1) + 1;
  return { ...rule, edition };
}

/** How much a score is worth beside others of its series: per attempt where it is made of attempts. */
const worth = ({ score, attempts }: KeptScore): number => score / (attempts ?? 1);

/** Whether a score is better than another one of its series; equal ones are not. */
export function isBetter({ better }: Pick<ScoringRule, 'better'>, a: KeptScore, b: KeptScore) {
  return better === 'higher' ? worth(a) > worth(b) : worth(a) < worth(b);
}

/**
 * A score of the series as one of the rule's own number of attempts, in steps of the drill: 10 of 12 is as
 * good as 20 of 24.
 */
export function inAttemptsOf(rule: Pick<ScoringRule, 'shape' | 'step'>, kept: KeptScore): number {
  const attempts = attemptsOf(rule);
  if (attempts === null || kept.attempts === null || attempts === kept.attempts) return kept.score;
  return toStep(worth(kept) * attempts, rule.step);
}

/** What later scores of a series are held against: the mean of the first two; null before there are two. */
export function baselineOf([first, second]: readonly number[]): number | null {
  return first === undefined || second === undefined ? null : (first + second) / 2;
}
