import { Undo2 } from 'lucide-react';
import type { SessionExercise } from '#contract/programs.ts';
import { attemptsIn, countSoFar, presentRun } from '#domain/drills/attempts.ts';
import { type Aim, aimFor } from '#domain/drills/own-target.ts';
import { useScoreText } from '#web/golf/score-text.ts';
import { useHandicap } from '#web/golf/use-handicap.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useNumbers } from '#web/platform/numbers.ts';
import { useUnits } from '#web/platform/session/user.ts';
import type { Scoring } from './keys-props.ts';

type Judged = Pick<SessionExercise, 'ownScores'> & { readonly scoring: Scoring };

/** The score to beat in this drill; null if there is no target and no baseline. */
export function useAim({ scoring, ownScores }: Judged): Aim | null {
  return aimFor(scoring, useHandicap(), ownScores?.baseline ?? null);
}

type CountLineProps = {
  readonly exercise: SessionExercise;
  readonly scoring: Scoring;
  readonly attempts: readonly number[];
  /** The count and its words for a test that is counted ball by ball, instead of those of the attempts. */
  readonly counted?: { readonly so: number; readonly words: string };
  /** Undefined if there is nothing to undo. */
  readonly onUndo: (() => void) | undefined;
};

/** The count so far with best and target, and the undo button. */
export function CountLine(props: CountLineProps) {
  const { exercise, scoring, attempts, counted, onUndo } = props;
  const { t } = useTranslation('range');
  const aim = useAim({ scoring, ownScores: exercise.ownScores });
  const writeOwn = useScoreText(scoring, exercise.ownScores?.isMixed ?? false);
  const { write, signed } = useNumbers();
  const writeOverPar = (strokes: number) => (strokes === 0 ? t('even') : signed(strokes));
  const units = useUnits();
  const { unit, shape } = scoring;
  const best = exercise.ownScores?.best;
  const par = shape?.kind === 'strokes' && shape.par ? shape.par * shape.balls : null;
  const isRun = shape?.kind === 'streak';
  const so = counted?.so ?? countSoFar(scoring, attempts) ?? 0;
  const total = attemptsIn(scoring) ?? 0;
  const overPar = shape?.kind === 'strokes' && shape.par ? so - shape.par * attempts.length : null;
  const words = () => {
    if (counted) return counted.words;
    if (isRun) return t('run', { longest: write(so) });
    if (shape?.kind === 'hits')
      return t('ofMade', { count: write(attempts.length || total), unit });
    if (shape?.kind === 'cells') {
      const cell = shape.cells[attempts.length];
      if (!cell) return unit;
      const name = scoring.cells?.[cell.id] ?? cell.id;
      return cell.carry
        ? t(`carry.${units}`, { name })
        : t('cell', { name, unit, count: cell.attempts });
    }
    return t('sum', { unit, count: write(attempts.length), total: write(total) });
  };
  return (
    <div className="range-count">
      <div className="range-made" aria-live="polite" aria-atomic>
        <b className="number">
          {write(isRun ? presentRun(attempts) : so)}
          {overPar !== null && attempts.length > 0 && <small> {writeOverPar(overPar)}</small>}
        </b>
        <p>
          <span lang={exercise.howToLanguage}>{words()}</span>
          <span className="small muted">
            {[
              par !== null && t('par', { par }),
              best !== undefined && t('best', { best: writeOwn(best) }),
              aim?.kind === 'target' && t('target', { target: write(aim.score) }),
              aim?.kind === 'baseline' && t('baseline', { baseline: write(aim.score) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </p>
      </div>
      {/* Disabled instead of removed, so that nothing moves under the golfer's thumb. */}
      <button type="button" className="range-undo" disabled={!onUndo} onClick={onUndo}>
        <Undo2 className="icon icon-small" aria-hidden />
        {t('undo')}
      </button>
    </div>
  );
}
