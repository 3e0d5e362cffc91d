import type { Hole } from '#domain/logbook/hole-card.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useHoleWords } from './use-hole-words.ts';
import { useStanding } from './use-standing.ts';

/** The last change: the hole it was on, and whether it was taken back. */
export type Told = { readonly at: number; readonly undone: boolean };

type HoleNewsProps = {
  readonly hole: Hole;
  readonly holes: readonly Hole[];
  /** The last change of this hole since it came on screen. */
  readonly told: Told | null;
};

/** Tells screen readers what a tap has made of the hole and the round. */
export function HoleNews({ hole, holes, told }: HoleNewsProps) {
  const { t } = useTranslation('course');
  const wordsOf = useHoleWords();
  const { strokes, words } = useStanding(holes);
  const { fairway, penalties } = hole;
  const news = told && [
    told.undone && t('hole.undone'),
    ...wordsOf(hole),
    fairway !== null && t(fairway ? 'hole.hit' : 'hole.missed', { what: t('hole.fairway') }),
    penalties ? `${t('hole.penalties')}: ${penalties}` : null,
    strokes > 0 && words,
  ];
  return (
    <p className="visually-hidden" role="status">
      {news?.filter(Boolean).join('. ')}
    </p>
  );
}
