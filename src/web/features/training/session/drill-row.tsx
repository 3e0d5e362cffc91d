import './drill-row.css';
import { ChevronRight } from 'lucide-react';
import type { SessionExercise } from '#contract/programs.ts';
import type { Completion } from '#contract/training-schemas.ts';
import { attemptsInAll } from '#domain/drills/attempts.ts';
import { unitOf } from '#domain/drills/drill.ts';
import { aimFor } from '#domain/drills/own-target.ts';
import { Flag } from '#web/golf/flag.tsx';
import { useScoreText } from '#web/golf/score-text.ts';
import { StatusIcon } from '#web/golf/status-icon.tsx';
import { useHandicap } from '#web/golf/use-handicap.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useNumbers } from '#web/platform/numbers.ts';
import { ExerciseArt } from './exercise-art.tsx';

type DrillRowProps = {
  readonly exercise: SessionExercise;
  readonly completion: Completion | null;
};

/** The content of a row that opens a drill: its picture, what it asks for or how it went, and its minutes. */
export function DrillRow({ exercise, completion }: DrillRowProps) {
  const { t } = useTranslation('training');
  const { name, language, duration } = exercise;
  return (
    <>
      <ExerciseArt exercise={exercise} decorative />
      <span className="drill-row-text">
        <b lang={language}>{name}</b>
        {completion ? (
          <Result exercise={exercise} completion={completion} />
        ) : (
          <Task exercise={exercise} />
        )}
      </span>
      <span className="number drill-row-minutes">{t('minutes', { minutes: duration })}</span>
      <ChevronRight className="icon icon-small" aria-hidden />
    </>
  );
}

/** "18 attempts, target 36, best 43"; the description of a drill that is not scored. */
function Task({ exercise }: Pick<DrillRowProps, 'exercise'>) {
  const { t } = useTranslation('training');
  const { write } = useNumbers();
  const { scoring, ownScores, isAvailable, description, language } = exercise;
  const handicap = useHandicap();
  const writeAsMarked = useScoreText(scoring ?? unlimited, ownScores?.isMixed ?? false);
  if (!isAvailable) return <span className="drill-row-about">{t('exercise.unavailable')}</span>;
  const attempts = scoring && attemptsInAll(scoring);
  const aim = scoring && aimFor(scoring, handicap, ownScores?.baseline ?? null);
  if (!scoring || (attempts === null && !aim))
    return (
      <span className="drill-row-about is-text" lang={language}>
        {description}
      </span>
    );
  return (
    <span className="drill-row-about">
      {attempts !== null && <span>{t('exercise.attempts', { count: attempts })}</span>}
      {aim && (
        <span>
          <Flag />
          <span aria-hidden>{write(aim.score)}</span>
          <span className="visually-hidden">
            {aim.kind === 'target'
              ? t('results.targetOf', { target: write(aim.score) })
              : t('results.startOf', { baseline: write(aim.score) })}
          </span>
        </span>
      )}
      {ownScores && <span>{t('results.best', { best: writeAsMarked(ownScores.best) })}</span>}
    </span>
  );
}

/** "11 balls on the towel", "Done", or "Left out". */
export function Result({
  exercise: { id, scoring },
  completion,
}: DrillRowProps & { readonly completion: Completion }) {
  const { t, language } = useTranslation('training');
  const done = completion.completedExercises.includes(id);
  const result = completion.scores.find((each) => each.exerciseId === id);
  const { write } = useNumbers();
  return (
    <span className={done ? 'with-icon exercise-result is-done' : 'with-icon exercise-result'}>
      <StatusIcon state={done ? 'done' : 'rest'} />
      <b>
        {result && scoring
          ? t('exercise.score', {
              score: write(result.score),
              unit: unitOf(scoring, result.score, language),
            })
          : t(done ? 'exercise.done' : 'exercise.notDone')}
      </b>
    </span>
  );
}

/** Stands in for the scoring of an exercise without one. */
const unlimited = { max: null };
