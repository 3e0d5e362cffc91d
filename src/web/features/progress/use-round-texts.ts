import type { Trend } from '#domain/progress/round-trends.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useNumbers } from '#web/platform/numbers.ts';

/** The wording of a change: strokes get "better" or "worse", counts get "more" or "fewer". */
type Measured = 'strokes' | 'counts';

const names = {
  strokes: { up: 'worse', down: 'better' },
  counts: { up: 'more', down: 'fewer' },
} as const;

/** Formats the numbers of rounds. */
export function useRoundTexts() {
  const { t } = useTranslation('progress');
  const { rounded: write, signed, oneDecimal } = useNumbers();
  return {
    write,
    /** "33.4" */
    average: oneDecimal,
    /** "+17", "-2", "E" for even. */
    overPar: (strokes: number) => (strokes === 0 ? t('score.even') : signed(strokes)),
    /** "2.8 better" than before; null if there is nothing to compare with. */
    change: ({ change }: Trend, measured: Measured) => {
      if (change === null) return null;
      const by = write(Math.abs(change));
      if (by === write(0)) return t('trend.same');
      return t(`trend.${names[measured][change > 0 ? 'up' : 'down']}`, { by });
    },
  };
}
