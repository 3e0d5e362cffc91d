import type { ScoredDrill } from '#contract/progress.ts';
import { betterScore } from '#domain/drills/drill.ts';
import { ownTargetFor } from '#domain/drills/own-target.ts';
import type { OwnScores } from '#server/features/training/public-queries.ts';

/**
 * A drill with a golfer's scores, the best of them and what would be a good one.
 * @param handicap the golfer's, as a decimal string like "18.4"; null without one
 */
export function describeDrill(
  { scoring, ...own }: OwnScores,
  handicap: string | null,
): ScoredDrill {
  const { exerciseId, name, focus, unit, count, newest } = own;
  return {
    ...{ exerciseId, name, focus, unit, count },
    better: scoring.better,
    target: ownTargetFor(scoring, handicap === null ? null : Number(handicap)),
    best: betterScore(scoring, own.lowest, own.highest),
    scores: newest.toReversed(),
  };
}
