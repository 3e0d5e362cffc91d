import '#web/golf/score-mark.css';
import './scorecard.css';
import { type Hole, markOf } from '#domain/logbook/hole-card.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { takeFocus } from '#web/ui/take-focus.ts';
import { useHoleWords } from './use-hole-words.ts';

type ScorecardProps = {
  readonly holes: readonly Hole[];
  /** If set, every hole is a button that calls this. */
  readonly onHole?: ((at: number) => void) | undefined;
  /** Index of the current hole. */
  readonly at?: number | undefined;
  /** Index of the hole whose button gets the focus when the card appears. */
  readonly focusOn?: number | undefined;
};

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
  const wordsOf = useHoleWords();
  const { strokes, pickedUp } = hole;
  const mark = markOf(hole);
  const words = [t('card.hole', { hole: number }), ...wordsOf(hole)];
  return (
    <>
      <span className="visually-hidden">{words.join(', ')}</span>
      <span className="small muted" aria-hidden>
        {number}
      </span>
      <span className={`score-mark number is-${mark ?? 'open'}`} aria-hidden>
        {strokes ?? (pickedUp ? '×' : '–')}
      </span>
    </>
  );
}
