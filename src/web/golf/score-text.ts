import type { ScoringRule } from '#domain/drills/drill.ts';
import { attemptsOf } from '#domain/drills/task.ts';
import { useTranslation } from '#web/i18n/translation.ts';

type Rule = Pick<ScoringRule, 'shape' | 'max'>;

/**
 * Returns a function that formats scores of one drill for comparison: as they are, or, if they were made with
 * different numbers of attempts, as percentages or as strokes with one ball.
 */
export function useScoreText(rule: Rule, isMixed: boolean): (score: number) => string {
  const { language } = useTranslation('app');
  const { shape, max } = rule;
  const attempts = attemptsOf(rule);
  if (isMixed && max !== null && max > 0) {
    const { format } = new Intl.NumberFormat(language, { style: 'percent' });
    return (score) => format(score / max);
  }
  if (isMixed && shape?.kind === 'strokes' && attempts !== null) {
    const { format } = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
    return (score) => format(score / attempts);
  }
  return new Intl.NumberFormat(language).format;
}
