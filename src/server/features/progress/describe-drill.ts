import type { ScoredDrill } from '#contract/progress.ts';
import { ownTargetFor } from '#domain/drills/own-target.ts';
import {
  baselineOf,
  inAttemptsOf,
  isBetter,
  type KeptScore,
  scoringFor,
  variantOf,
} from '#domain/drills/task.ts';
import { fromDecimalString } from '#domain/handicap/handicap.ts';
import type { OwnScores } from '#server/features/training/public-queries.ts';

/**
 * Describes a drill with the golfer's scores, the best score and a target score.
 * @param handicap the golfer's, as a decimal string like "18.4"; null without one
 */
export function describeDrill(
  { scoring, ...own }: OwnScores,
  handicap: string | null,
): ScoredDrill {
  const { exerciseId, name, focus, unit, count, newest, lowest, highest } = own;
  const task = { attempts: newest[0]?.attempts ?? undefined, variant: variantOf(own.series) };
  const rule = scoringFor(scoring, task, own.units) ?? scoring;
  const shown = (kept: KeptScore) => inAttemptsOf(rule, kept);
  return {
    exerciseId,
    name,
    focus,
    unit,
    count,
    better: rule.better,
    max: rule.max,
    shape: rule.shape,
    target: ownTargetFor(rule, fromDecimalString(handicap)),
    baseline: baselineOf(own.first.map(shown)),
    best: shown(isBetter(rule, highest, lowest) ? highest : lowest),
    scores: newest.map(shown).toReversed(),
    days: newest.map(({ on }) => on).toReversed(),
    isMixed: [...newest, lowest, highest].some((kept) => kept.attempts !== newest[0]?.attempts),
  };
}
