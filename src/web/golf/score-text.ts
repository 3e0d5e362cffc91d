import type { ScoringRule } from '#domain/drills/drill.ts';
import { attemptsOf } from '#domain/drills/task.ts';
import { useNumbers } from '#web/platform/numbers.ts';

type Rule = Pick<ScoringRule, 'shape' | 'max'>;

/**
 * Returns a function that formats scores of one drill for comparison: as they are, or, if they were made with
 * different numbers of attempts, as percentages or as strokes with one ball.
 */
export function useScoreText(rule: Rule, isMixed: boolean): (score: number) => string {
  const numbers = useNumbers();
  const { shape, max } = rule;
  const attempts = attemptsOf(rule);
  if (isMixed && max !== null && max > 0) {
    return (score) => numbers.percent(score / max);
  }
  if (isMixed && shape?.kind === 'strokes' && attempts !== null) {
    return (score) => numbers.rounded(score / attempts);
  }
  return numbers.write;
}
