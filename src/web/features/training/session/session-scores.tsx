import { useNumbers } from '#web/platform/numbers.ts';
import '#web/ui/card.css';
import '#web/ui/progress-bar.css';
import './session-scores.css';
import { Sparkle } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SessionExercise } from '#contract/programs.ts';
import { formatCarry } from '#domain/drills/distance.ts';
import { betterScore, unitOf } from '#domain/drills/drill.ts';
import { aimFor, ownTargetFor } from '#domain/drills/own-target.ts';
import { cellsOf, mostInCell, pointsInCell } from '#domain/drills/score-cells.ts';
import { placeOnTrack } from '#domain/drills/score-track.ts';
import { verdictOf } from '#domain/drills/verdict.ts';
import { reachOf } from '#domain/skill-tests/reach.ts';
import { verdictOfTest } from '#domain/skill-tests/test-verdict.ts';
import { Flag } from '#web/golf/flag.tsx';
import { useScoreText } from '#web/golf/score-text.ts';
import { useHandicap } from '#web/golf/use-handicap.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useUnits } from '#web/platform/session/user.ts';
import { SectionHead } from '#web/ui/section-head.tsx';

type Scoring = NonNullable<SessionExercise['scoring']>;

/** Renders actions for a score, below it. */
export type RenderScore = (result: {
  readonly exerciseId: string;
  /** The name of the drill. */
  readonly name: string;
  readonly score: number;
  readonly unit: string;
}) => ReactNode;

type MadeScore = {
  readonly exerciseId: string;
  readonly score: number;
  /** The counts or carries of the score's parts. */
  readonly cells?: readonly number[] | undefined;
};

type SessionScoresProps = {
  readonly exercises: readonly SessionExercise[];
  readonly scores: readonly MadeScore[];
  readonly renderScore?: RenderScore;
};

/** The scores of a session, each next to the golfer's best and target. */
export function SessionScores({ exercises, scores, renderScore }: SessionScoresProps) {
  const { t } = useTranslation('training');
  const scored = exercises.flatMap((exercise) => {
    const found = scores.find(({ exerciseId }) => exerciseId === exercise.id);
    return found ? [{ exercise, score: found.score, cells: found.cells ?? [] }] : [];
  });
  if (scored.length === 0) return null;
  return (
    <section className="gutter session-scores" aria-labelledby="session-scores">
      <SectionHead
        id="session-scores"
        title={t('results.title')}
        aside={
          <span className="with-icon score-key small muted" aria-hidden>
            <i />
            {t('results.ownBest')}
            <Flag />
            {t('results.target')}
          </span>
        }
      />
      <ul className="stack">
        {scored.map(({ exercise, ...made }) => (
          <Score key={exercise.id} exercise={exercise} {...made} render={renderScore} />
        ))}
      </ul>
    </section>
  );
}

type ScoreProps = {
  readonly exercise: SessionExercise;
  readonly score: number;
  /** The counts or carries of the score's parts; empty if it has no parts. */
  readonly cells: readonly number[];
  readonly render: RenderScore | undefined;
};

/** The parts of a score, each with a bar of its share of the most points. */
function Parts({ scoring, cells }: Pick<ScoreProps, 'cells'> & { readonly scoring: Scoring }) {
  const { t, language } = useTranslation('training');
  const units = useUnits();
  const { write } = useNumbers();
  const parts = cellsOf(scoring).flatMap((cell, at) => {
    const counted = cells[at];
    return counted === undefined ? [] : [{ cell, counted }];
  });
  if (parts.length === 0) return null;
  return (
    <ul className="score-parts" aria-label={t('results.parts')}>
      {parts.map(({ cell, counted }) => (
        <li key={cell.id}>
          <span>{scoring.cells?.[cell.id] ?? cell.id}</span>
          <span className="progress-bar" aria-hidden>
            <i style={{ width: `${(pointsInCell(cell, counted) / mostInCell(cell)) * 100}%` }} />
          </span>
          <b className="number">
            {cell.carry ? formatCarry(counted, units, language) : write(counted)}
          </b>
        </li>
      ))}
    </ul>
  );
}

function Score({ exercise, score, cells, render }: ScoreProps) {
  const { write } = useNumbers();
  const { exerciseId, name, scoring, series, ownScores, isUsual } = exercise;
  const { t, language } = useTranslation('training');
  const handicap = useHandicap();
  const writeAsMarked = useScoreText(scoring ?? unlimited, ownScores?.isMixed ?? false);
  if (!scoring) return null;
  const aim = aimFor(scoring, handicap, ownScores?.baseline ?? null);
  const before = ownScores?.best ?? score;
  // A score that is not saved yet is not among the golfer's own.
  const best = betterScore(scoring, before, score);
  const tries = (ownScores?.count ?? 0) + (score === before ? 0 : 1);
  const isBest = score === best && tries >= leastTriesForBest;
  const verdict = verdictOf(scoring, {
    score,
    target: ownTargetFor(scoring, handicap),
    own: ownScores && ownScores.count > 1 ? { ...ownScores, best: isBest ? before : score } : null,
  });
  const [share = 0, bestShare = 0, aimShare = 0] = placeOnTrack(scoring, [
    ...[score, best],
    ...(aim ? [aim.score] : []),
  ]);
  const at = (place: number) => `${place * 100}%`;
  const testVerdict = verdictOfTest(
    exerciseId,
    upTo(score, ownScores?.scores ?? []),
    reachOf(series),
  );
  const isShort = testVerdict
    ? testVerdict.verdict === 'worse'
    : !isBest && (verdict === 'short' || verdict === 'worse');
  const ofDrill = () =>
    isBest || verdict === 'best'
      ? t('results.isBest')
      : t(`results.${verdict}`, { count: write(Math.abs((aim?.score ?? 0) - score)) });
  const sentence = testVerdict
    ? t(`results.test.${testVerdict.verdict}`, {
        start: write(testVerdict.start),
        needed: write(testVerdict.needed),
      })
    : ofDrill();
  return (
    <li className={isShort ? 'card score is-short' : 'card score'}>
      <h3 className="heading-small">{name}</h3>
      {isBest && !testVerdict && (
        <p className="with-icon small score-best-mark">
          <Sparkle className="icon icon-tiny" aria-hidden />
          {sentence}
        </p>
      )}
      <p>
        <b className="number number-larger">{write(score)}</b>{' '}
        <span className="small muted">
          {scoring.max === null
            ? unitOf(scoring, score, language)
            : t('results.ofMost', { most: write(scoring.max), unit: scoring.unit })}
        </span>
      </p>
      <div className="progress-bar score-track" aria-hidden>
        <i style={{ width: at(share) }} />
        <span className="score-best" style={{ left: at(bestShare) }} />
        {aim && (
          <span className="score-target" style={{ left: at(aimShare) }}>
            <Flag />
          </span>
        )}
      </div>
      <p className="score-marks small muted">
        <span>{t('results.best', { best: writeAsMarked(best) })}</span>
        {aim?.kind === 'target' && (
          <span>{t('results.targetOf', { target: writeAsMarked(aim.score) })}</span>
        )}
        {aim?.kind === 'baseline' && (
          <span>{t('results.startOf', { baseline: writeAsMarked(aim.score) })}</span>
        )}
      </p>
      {!(isBest && !testVerdict) && <p>{sentence}</p>}
      <Parts scoring={scoring} cells={cells} />
      {isUsual
        ? render?.({ exerciseId, name, score, unit: unitOf(scoring, score, language) })
        : render && <p className="small muted">{t('results.unusual')}</p>}
    </li>
  );
}

/** The scores up to and including the given one. */
const upTo = (score: number, scores: readonly number[]) =>
  scores.slice(0, scores.lastIndexOf(score) + 1);

/** Of one or two tries, every other one would be the best. */
const leastTriesForBest = 3;

/** Stands in for the scoring of an exercise without one. */
const unlimited = { max: null };
