import { useTranslation } from '#web/i18n/translation.ts';
import { useNumbers } from '#web/platform/numbers.ts';

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
    /** "1.4 more than golfers at 18". */
    compared: (more: number, handicap: number) => {
      const by = oneDecimal(Math.abs(more));
      if (by === oneDecimal(0)) return t('counts.level', { handicap });
      return t(more > 0 ? 'counts.more' : 'counts.fewer', { by, handicap });
    },
  };
}
