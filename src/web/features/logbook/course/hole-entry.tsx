import './hole-entry.css';
import { Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Hole, type HolePar, holePars } from '#domain/logbook/hole-card.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import type { CardTaps, TappedCard } from './card-taps.ts';
import { HoleKeys } from './hole-keys.tsx';
import { HoleNews, type Told } from './hole-news.tsx';
import { Scorecard } from './scorecard.tsx';
import { useStanding } from './use-standing.ts';

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
  const [told, setTold] = useState<Told | null>(null);
  // Makes screen readers announce the new hole. On phones it also scrolls away from the previous hole's keys.
  useEffect(() => {
    if (at >= 0) heading.current?.focus();
  }, [at]);
  if (hole === undefined) return null;
  const change = (changes: Partial<Hole>) => {
    setTold({ at, undone: false });
    taps.change(changes);
  };
  const takeBack = () => {
    setTold({ at: undo.at(-1)?.at ?? at, undone: true });
    taps.undo();
  };
  return (
    <div className="course-hole">
      <div className="course-head">
        <h2 className="heading-large" tabIndex={-1} ref={heading}>
          {t('card.hole', { hole: at + 1 })}
        </h2>
        <Standing holes={holes} />
        {action}
        <IconButton label={t('hole.undo')} disabled={undo.length === 0} onClick={takeBack}>
          <Undo2 className="icon" aria-hidden />
        </IconButton>
        <Segmented
          label={t('hole.parOf')}
          value={hole.par === null ? null : String(hole.par)}
          options={holePars.map((par) => ({ value: String(par), label: t('hole.par', { par }) }))}
          onValueChange={(par) => change({ par: Number(par) as HolePar })}
        />
      </div>
      <HoleKeys hole={hole} onChange={change} />
      <Scorecard holes={holes} at={at} />
      <HoleNews hole={hole} holes={holes} told={told?.at === at ? told : null} />
    </div>
  );
}

/** Strokes and score relative to par so far. */
export function Standing({ holes }: { readonly holes: readonly Hole[] }) {
  const { t } = useTranslation('course');
  const { strokes, toPar, signed, words } = useStanding(holes);
  return (
    <p className="course-standing turf number">
      <span className="visually-hidden">{words}</span>
      <span aria-hidden>
        {strokes} <small>{toPar === 0 ? t('even') : signed}</small>
      </span>
    </p>
  );
}
