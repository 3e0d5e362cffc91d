import { useNumbers } from '#web/platform/numbers.ts';
import '#web/golf/score-mark.css';
import { attemptsIn } from '#domain/drills/attempts.ts';
import { cellsOf, pointsInCell } from '#domain/drills/score-cells.ts';
import { StatusIcon } from '#web/golf/status-icon.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import type { Scoring } from './keys-props.ts';

type ScorecardProps = { readonly scoring: Scoring; readonly attempts: readonly number[] };

/** Attempts per page: two rows of marks, or half a round of strokes (all cells if there are at most 10). */
const page = { marks: 20, cells: 9, mostCells: 10 } as const;

/** The attempts on the current page of the card, past and future. The last page is full, so that nothing moves. */
function shownAttempts(scoring: Scoring, attempts: readonly number[], perPage: number) {
  const most = attemptsIn(scoring) ?? attempts.length + 1;
  const now = Math.min(attempts.length, most - 1);
  const length = Math.min(perPage, most);
  const first = Math.min(Math.floor(now / perPage) * perPage, most - length);
  return Array.from({ length }, (_, index) => ({
    number: first + index + 1,
    attempt: attempts[first + index],
    isNow: first + index === attempts.length,
  }));
}

/** The scorecard: hits are circled and misses boxed; strokes are marked by their difference to par. */
export function Scorecard({ scoring, attempts }: ScorecardProps) {
  const kind = scoring.shape?.kind;
  return kind === 'hits' || kind === 'streak' ? (
    <Marks scoring={scoring} attempts={attempts} />
  ) : (
    <Cells scoring={scoring} attempts={attempts} />
  );
}

function Marks({ scoring, attempts }: ScorecardProps) {
  const { t } = useTranslation('range');
  return (
    <ol className="range-marks" aria-label={t('attempts')}>
      {shownAttempts(scoring, attempts, page.marks).map(({ number, attempt, isNow }) => {
        const state = attempt === undefined ? (isNow ? 'now' : 'ahead') : attempt ? 'hit' : 'miss';
        return (
          <li key={number}>
            <StatusIcon state={icons[state]} />
            <span className="visually-hidden">{t(`attempt.${state}`, { number })}</span>
          </li>
        );
      })}
    </ol>
  );
}

const icons = { hit: 'done', miss: 'skipped', now: 'today', ahead: 'planned' } as const;

function Cells({ scoring, attempts }: ScorecardProps) {
  const { t } = useTranslation('range');
  const { write } = useNumbers();
  const par = scoring.shape?.kind === 'strokes' ? scoring.shape.par : undefined;
  const cells = cellsOf(scoring);
  const most = attemptsIn(scoring) ?? page.cells;
  const perPage = most <= page.mostCells ? most : page.cells;
  const worth = (attempt: number, number: number) => {
    const cell = cells[number - 1];
    return write(cell ? pointsInCell(cell, attempt) : attempt);
  };
  const markOf = (attempt: number | undefined) => {
    if (attempt === undefined || par === undefined || attempt === par) return '';
    return attempt < par ? 'is-circled' : 'is-boxed';
  };
  return (
    <ol
      className="range-cells"
      aria-label={t('attempts')}
      style={{ gridTemplateColumns: `repeat(${perPage}, minmax(0, 1fr))` }}
    >
      {shownAttempts(scoring, attempts, perPage).map(({ number, attempt, isNow }) => (
        <li key={number} className={isNow ? 'is-now' : undefined}>
          <span className="visually-hidden">
            {attempt === undefined
              ? t(`attempt.${isNow ? 'now' : 'ahead'}`, { number })
              : `${number}: ${worth(attempt, number)}`}
          </span>
          <span className="small muted" aria-hidden>
            {number}
          </span>
          <b className={`number score-mark ${markOf(attempt)}`} aria-hidden>
            {attempt === undefined ? '' : worth(attempt, number)}
          </b>
        </li>
      ))}
    </ol>
  );
}
