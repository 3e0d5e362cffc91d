import './hole-entry.css';
import { Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { type Hole, type HolePar, holePars, runningToPar } from '#domain/activities/hole-card.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import type { CardTaps, TappedCard } from './card-taps.ts';
import { HoleKeys } from './hole-keys.tsx';
import { Scorecard } from './scorecard.tsx';

type HoleEntryProps = {
  readonly card: TappedCard;
  readonly taps: Pick<CardTaps, 'change' | 'undo'>;
  /** Another button beside Undo. */
  readonly action?: ReactNode;
};

/** The hole on screen: its par, its input keys, and its place on the card. */
export function HoleEntry({ card, taps, action }: HoleEntryProps) {
  const { t } = useTranslation('course');
  const { at, holes, undo } = card;
  const hole = holes[at];
  const heading = useRef<HTMLHeadingElement>(null);
  // Makes screen readers announce the new hole. On phones it also scrolls away from the previous hole's keys.
  useEffect(() => {
    if (at >= 0) heading.current?.focus();
  }, [at]);
  if (hole === undefined) return null;
  return (
    <div className="course-hole">
      <div className="course-head">
        <h2 className="heading-large" tabIndex={-1} ref={heading}>
          {t('card.hole', { hole: at + 1 })}
        </h2>
        <Standing holes={holes} />
        {action}
        <IconButton label={t('hole.undo')} disabled={undo.length === 0} onClick={taps.undo}>
          <Undo2 className="icon" aria-hidden />
        </IconButton>
        <Segmented
          label={t('hole.parOf')}
          value={hole.par === null ? null : String(hole.par)}
          options={holePars.map((par) => ({ value: String(par), label: t('hole.par', { par }) }))}
          onValueChange={(par) => taps.change({ par: Number(par) as HolePar })}
        />
      </div>
      <HoleKeys hole={hole} onChange={taps.change} />
      <Scorecard holes={holes} at={at} />
    </div>
  );
}

/** Strokes and score relative to par so far. */
export function Standing({ holes }: { readonly holes: readonly Hole[] }) {
  const { t, language } = useTranslation('course');
  const played = holes.filter((hole) => hole.strokes !== null);
  const strokes = played.reduce((sum, hole) => sum + (hole.strokes ?? 0), 0);
  const toPar = runningToPar(holes);
  const signed = new Intl.NumberFormat(language, { signDisplay: 'exceptZero' }).format(toPar);
  return (
    <p className="course-standing turf number">
      <span className="visually-hidden">
        {t('standing', { strokes, toPar: signed, holes: played.length })}
      </span>
      <span aria-hidden>
        {strokes} <small>{toPar === 0 ? t('even') : signed}</small>
      </span>
    </p>
  );
}
