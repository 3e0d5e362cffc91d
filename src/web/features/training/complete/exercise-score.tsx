import { useHandicap } from '#web/golf/use-handicap.ts';
import { numbersIn, useNumbers } from '#web/platform/numbers.ts';
import './exercise-score.css';
import { useState } from 'react';
import type { OwnScores, SessionExercise } from '#contract/programs.ts';
import { attemptsAsked } from '#domain/drills/attempts.ts';
import { levelFor, targetFor, unitOf } from '#domain/drills/drill.ts';
import { ownTargetFor } from '#domain/drills/own-target.ts';
import { formatHandicap } from '#domain/handicap/handicap.ts';
import { Flag } from '#web/golf/flag.tsx';
import { useScoreText } from '#web/golf/score-text.ts';
import { TargetSource } from '#web/golf/target-source.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { ScoresDialog } from '../session/scores-dialog.tsx';
import type { ScoredExercise } from './scored-exercise.ts';

type Scoring = NonNullable<SessionExercise['scoring']>;

type ExerciseScoreProps = { readonly exercise: SessionExercise; readonly scoring: Scoring };

/** The task of a drill in this session, how to count it, the target, and the golfer's earlier scores. */
export function ExerciseScore({ exercise, scoring }: ExerciseScoreProps) {
  const { t } = useTranslation('training');
  return (
    <div className="exercise-score">
      <dl className="stack-small">
        <ThisTime exercise={exercise} scoring={scoring} />
        <div>
          <dt>{t('exercise.count')}</dt>
          <dd lang={exercise.howToLanguage}>{scoring.how}</dd>
        </div>
        {scoring.targets ? (
          <Targets scoring={scoring} />
        ) : (
          <OwnStart scoring={scoring} baseline={exercise.ownScores?.baseline ?? null} />
        )}
      </dl>
      {exercise.ownScores && (
        <OwnScoresLine exercise={exercise} scoring={scoring} ownScores={exercise.ownScores} />
      )}
    </div>
  );
}

/** "12 attempts" and "Gate of two balls": the task of this session, if it differs from the drill's usual one. */
function ThisTime({ exercise, scoring }: ExerciseScoreProps) {
  const { t } = useTranslation('training');
  const { isUsual, variant } = exercise;
  const attempts = attemptsAsked(scoring);
  if (isUsual || (attempts === null && !variant)) return null;
  return (
    <div>
      <dt>{t('exercise.thisTime')}</dt>
      {attempts !== null && <dd>{t('exercise.attempts', { count: attempts })}</dd>}
      {variant && <dd>{variant}</dd>}
    </div>
  );
}

/** The golfer's own target, and where it comes from if there is more to say. */
function Targets({ scoring }: { readonly scoring: Scoring }) {
  const { t, language } = useTranslation('training');
  const handicap = useHandicap();
  const { write } = useNumbers();
  const target = targetFor(scoring, handicap);
  const own = ownTargetFor(scoring, handicap);
  if (target === null || own === null) return null;
  const ofLevel = t('exercise.target', { level: t(`levels.${levelFor(handicap)}`) });
  const isExact = handicap !== null && own !== target;
  return (
    <div className="exercise-target">
      <dt>
        {isExact
          ? t('exercise.ownTarget', { handicap: formatHandicap(handicap, language) })
          : ofLevel}
      </dt>
      <dd className="with-icon heading-small">
        <Flag />
        <GoodScore score={own} scoring={scoring} />
      </dd>
      <dd>
        <TargetSource scoring={scoring} target={write(own)}>
          {isExact && (
            <p className="small muted">
              {ofLevel}: <GoodScore score={target} scoring={scoring} />
            </p>
          )}
        </TargetSource>
      </dd>
    </div>
  );
}

type OwnStartProps = { readonly scoring: Scoring; readonly baseline: number | null };

/** The baseline: the mean of the golfer's first two scores, or a note that they will become it. */
function OwnStart({ scoring, baseline }: OwnStartProps) {
  const { t, language } = useTranslation('training');
  const { write } = useNumbers();
  return (
    <div>
      <dt>{t('exercise.start')}</dt>
      <dd>
        {baseline === null
          ? t('exercise.startLater')
          : t('exercise.score', {
              score: write(baseline),
              unit: unitOf(scoring, baseline, language),
            })}
      </dd>
      <dd>
        <TargetSource scoring={scoring} target={null} />
      </dd>
    </div>
  );
}

type GoodScoreProps = { readonly score: number; readonly scoring: Scoring };

/** "36 points or more" */
function GoodScore({ score, scoring }: GoodScoreProps) {
  const { t, language } = useTranslation('training');
  const { better, min, max } = scoring;
  const unit = unitOf(scoring, score, language);
  const target = numbersIn(language).write(score);
  const orBetter = better === 'higher' ? 'exercise.targetOrMore' : 'exercise.targetOrFewer';
  const best = score === (better === 'higher' ? max : min);
  return <span>{t(best ? 'exercise.score' : orBetter, { score: target, target, unit })}</span>;
}

type OwnScoresLineProps = ScoredExercise & { readonly ownScores: OwnScores };

/** "Best 14, last 11". A press shows every score in this drill. */
function OwnScoresLine({ ownScores, ...scored }: OwnScoresLineProps) {
  const { t } = useTranslation('training');
  const [open, setOpen] = useState(false);
  const write = useScoreText(scored.scoring, ownScores.isMixed);
  return (
    <>
      <button type="button" className="link" onClick={() => setOpen(true)}>
        <span className="visually-hidden">{t('scores.of', { name: scored.exercise.name })} </span>
        {t('scores.bestAndLast', { best: write(ownScores.best), last: write(ownScores.last) })}
      </button>
      <ScoresDialog {...scored} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
