import type { Hole } from '#domain/logbook/hole-card.ts';
import { useTranslation } from '#web/i18n/translation.ts';

/** Returns a function that says in words what was recorded on a hole. */
export function useHoleWords() {
  const { t } = useTranslation('course');
  return ({ par, strokes, putts, pickedUp }: Hole): readonly string[] => [
    ...(par === null ? [] : [t('hole.par', { par })]),
    strokes === null ? t(pickedUp ? 'card.pickedUp' : 'card.open') : t('card.strokes', { strokes }),
    ...(putts === null ? [] : [t('card.putts', { putts })]),
  ];
}
