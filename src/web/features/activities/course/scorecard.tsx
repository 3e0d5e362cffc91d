import '#web/golf/score-mark.css';
import './scorecard.css';
import { type Hole, markOf } from '#domain/activities/hole-card.ts';
import { useTranslation } from '#web/i18n/translation.ts';

type ScorecardProps = {
  readonly holes: readonly Hole[];
  /** If set, every hole is a button that calls this. */
  readonly onHole?: ((at: number) => void) | undefined;
  /** Index of the current hole. */
  readonly at?: number | undefined;
  /** Index of the hole whose button gets the focus when the card appears. */
  readonly focusOn?: number | undefined;
};

const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/** Holes as on a scorecard: strokes under par are circled, over par boxed. */
export function Scorecard({ holes, onHole, at, focusOn }: ScorecardProps) {
  return (
    <ol className={onHole ? 'scorecard is-tall' : 'scorecard'}>
      {holes.map((hole, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the hole
        <li key={index} className={index === at ? 'is-now' : undefined}>
          {onHole ? (
            <button
              type="button"
              ref={index === focusOn ? takeFocus : undefined}
              onClick={() => onHole(index)}
            >
              <Cell hole={hole} number={index + 1} />
            </button>
          ) : (
            <Cell hole={hole} number={index + 1} />
          )}
        </li>
      ))}
    </ol>
  );
}

type CellProps = { readonly hole: Hole; readonly number: number };

function Cell({ hole, number }: CellProps) {
  const { t } = useTranslation('course');
  const { par, strokes, putts, pickedUp } = hole;
  const mark = markOf(hole);
  const words = [
    t('card.hole', { hole: number }),
    par !== null && t('hole.par', { par }),
    strokes === null ? t(pickedUp ? 'card.pickedUp' : 'card.open') : t('card.strokes', { strokes }),
    putts !== null && t('card.putts', { putts }),
  ];
  return (
    <>
      <span className="visually-hidden">{words.filter(Boolean).join(', ')}</span>
      <span className="small muted" aria-hidden>
        {number}
      </span>
      <span className={`score-mark number is-${mark ?? 'open'}`} aria-hidden>
        {strokes ?? (pickedUp ? '×' : '–')}
      </span>
    </>
  );
}
