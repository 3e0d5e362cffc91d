import { Target } from 'lucide-react';
import type { SessionExercise } from '#contract/programs.ts';
import { levelFor, targetFor } from '#domain/drills/drill.ts';
import { ownTargetFor } from '#domain/drills/own-target.ts';
import { formatHandicap } from '#domain/handicap/handicap.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { OwnScoresLine } from '../session/own-scores-line.tsx';
import { useHandicap } from '../session/use-handicap.ts';

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
    <div className="ex-score">
      <dl>
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
      <dd>
        <Target className="icon s" aria-hidden />
        <b>{t(best ? 'exercise.score' : orBetter, { score: target, target, unit })}</b>
      </dd>
    </div>
  );
}
