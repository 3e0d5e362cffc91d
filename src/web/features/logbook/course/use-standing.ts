import { type Hole, runningToPar } from '#domain/logbook/hole-card.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { numbersIn } from '#web/platform/numbers.ts';

/** Returns the strokes of a round so far and its score relative to par, as numbers and in a sentence. */
export function useStanding(holes: readonly Hole[]) {
  const { t, language } = useTranslation('course');
  const played = holes.filter((hole) => hole.strokes !== null);
  const strokes = played.reduce((sum, hole) => sum + (hole.strokes ?? 0), 0);
  const toPar = runningToPar(holes);
  const signed = numbersIn(language).signed(toPar);
  const words = t('standing', { strokes, toPar: signed, holes: played.length });
  return { strokes, toPar, signed, words };
}
