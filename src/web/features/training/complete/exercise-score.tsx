import './exercise-score.css';
import { Target } from 'lucide-react';
import { useState } from 'react';
import type { OwnScores, SessionExercise } from '#contract/programs.ts';
import { levelFor, targetFor } from '#domain/drills/drill.ts';
import { ownTargetFor } from '#domain/drills/own-target.ts';
import { formatHandicap } from '#domain/handicap/handicap.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { ScoresDialog } from '../session/scores-dialog.tsx';
import { useHandicap } from '../session/use-handicap.ts';
import type { ScoredExercise } from './scored-exercise.ts';

type Scoring = NonNullable<SessionExercise['scoring']>;

type ExerciseScoreProps = { readonly exercise: SessionExercise; readonly scoring: Scoring };

/** How to count a drill, what is a good score, and how it went before. */
export function ExerciseScore({ exercise, scoring }: ExerciseScoreProps) {
  const { t, language } = useTranslation('training');
  const handicap = useHandicap();
  const target = targetFor(scoring, handicap);
  const own = ownTargetFor(scoring, handicap);
  const level = t(`levels.${levelFor(handicap)}`);
  return (
    <div className="exercise-score">
      <dl className="stack-small">
        <div>
          <dt>{t('exercise.count')}</dt>
          <dd>{scoring.how}</dd>
        </div>
        <GoodScore name={t('exercise.target', { level })} score={target} scoring={scoring} />
        {handicap !== null && own !== target && (
          <GoodScore
            name={t('exercise.ownTarget', { handicap: formatHandicap(handicap, language) })}
            score={own}
            scoring={scoring}
          />
        )}
      </dl>
      {exercise.ownScores && (
        <OwnScoresLine exercise={exercise} scoring={scoring} ownScores={exercise.ownScores} />
      )}
    </div>
  );
}

type GoodScoreProps = {
  readonly name: string;
  readonly score: number;
  readonly scoring: Scoring;
};

function GoodScore({ name, score, scoring }: GoodScoreProps) {
  const { t, language } = useTranslation('training');
  const { better, unit, min, max } = scoring;
  const target = new Intl.NumberFormat(language).format(score);
  const orBetter = better === 'higher' ? 'exercise.targetOrMore' : 'exercise.targetOrFewer';
  const best = score === (better === 'higher' ? max : min);
  return (
    <div>
      <dt>{name}</dt>
      <dd className="with-icon">
        <Target className="icon icon-small" aria-hidden />
        <b>{t(best ? 'exercise.score' : orBetter, { score: target, target, unit })}</b>
      </dd>
    </div>
  );
}

type OwnScoresLineProps = ScoredExercise & { readonly ownScores: OwnScores };

/** "Best 14, last 11"; a press shows every score in this drill. */
function OwnScoresLine({ ownScores, ...scored }: OwnScoresLineProps) {
  const { t, language } = useTranslation('training');
  const [open, setOpen] = useState(false);
  const write = new Intl.NumberFormat(language).format;
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
