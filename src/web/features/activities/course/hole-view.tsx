import '#web/ui/dock.css';
import { ChevronLeft, ChevronRight, TableProperties, Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type HolePar, holePars, runningToPar } from '#domain/activities/hole-card.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { HoleKeys } from './hole-keys.tsx';
import type { RoundDraft } from './round-draft.ts';
import { Scorecard } from './scorecard.tsx';
import type { CourseRound } from './use-course-round.ts';

type HoleViewProps = {
  readonly draft: RoundDraft;
  readonly round: CourseRound;
  /** Opens the whole card. Also used after the last hole. */
  readonly onCard: () => void;
};

/** One hole: the input keys, and buttons to the previous and next hole. */
export function HoleView({ draft, round, onCard }: HoleViewProps) {
  const { t } = useTranslation('course');
  const { at, holes, undo } = draft;
  const hole = holes[at];
  const heading = useRef<HTMLHeadingElement>(null);
  // Makes screen readers announce the new hole. On phones it also scrolls away from the previous hole's keys.
  useEffect(() => {
    if (at >= 0) heading.current?.focus();
  }, [at]);
  if (hole === undefined) return null;
  const isLast = at === holes.length - 1;
  return (
    <div className="course">
      <div className="gutter course-hole">
        <div className="course-head">
          <h2 className="heading-large" tabIndex={-1} ref={heading}>
            {t('card.hole', { hole: at + 1 })}
          </h2>
          <Standing holes={holes} />
          <IconButton label={t('card.title')} onClick={onCard}>
            <TableProperties className="icon" aria-hidden />
          </IconButton>
          <IconButton label={t('hole.undo')} disabled={undo.length === 0} onClick={round.undo}>
            <Undo2 className="icon" aria-hidden />
          </IconButton>
          <Segmented
            label={t('hole.parOf')}
            value={hole.par === null ? null : String(hole.par)}
            options={holePars.map((par) => ({ value: String(par), label: t('hole.par', { par }) }))}
            onValueChange={(par) => round.change({ par: Number(par) as HolePar })}
          />
        </div>
        <HoleKeys hole={hole} onChange={round.change} />
        <Scorecard holes={holes} at={at} />
      </div>
      <div className="dock course-dock">
        <IconButton
          ring
          label={t('hole.previous')}
          disabled={at === 0}
          onClick={() => round.goTo(at - 1)}
        >
          <ChevronLeft className="icon" aria-hidden />
        </IconButton>
        <Button size="tall" onClick={() => (isLast ? onCard() : round.goTo(at + 1))}>
          {isLast ? t('card.title') : t('hole.next', { hole: at + 2 })}
          <ChevronRight className="icon" aria-hidden />
        </Button>
      </div>
    </div>
  );
}

/** Strokes and score relative to par so far. */
export function Standing({ holes }: Pick<RoundDraft, 'holes'>) {
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
