import { useNumbers } from '#web/platform/numbers.ts';
import './exercise-item.css';
import { Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { SessionExercise } from '#contract/programs.ts';
import type { Completion } from '#contract/training-schemas.ts';
import { unitOf } from '#domain/drills/drill.ts';
import { ReachChoice } from '#web/golf/reach-choice.tsx';
import { StatusIcon } from '#web/golf/status-icon.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { ExerciseScore } from '../complete/exercise-score.tsx';
import { ExerciseArt } from './exercise-art.tsx';
import { HowTo } from './how-to.tsx';
import { isFilm, webPage } from './video.ts';

type ExerciseItemProps = {
  readonly exercise: SessionExercise;
  /** The number of the exercise in the session, from 1. */
  readonly number: number;
  readonly completion: Completion | null;
  /** The button that replaces the drill. */
  readonly swap?: ReactNode;
};

/** One exercise: the picture, what to do, how to count it, and how it went. */
export function ExerciseItem({ exercise, number, completion, swap }: ExerciseItemProps) {
  const { t } = useTranslation('training');
  const [playing, setPlaying] = useState(false);
  const { name, duration, description, notes, steps, scoring, videoUrl } = exercise;
  return (
    <li className="exercise">
      <ExerciseArt exercise={exercise} playing={playing} />
      <div className="exercise-text">
        <span className="exercise-number number" aria-hidden>
          {number}
        </span>
        <div>
          <h3 className="heading-medium" lang={exercise.language}>
            {name}
          </h3>
          <p className="exercise-minutes number">{t('minutes', { minutes: duration })}</p>
          {!exercise.isAvailable && <p className="small muted">{t('exercise.unavailable')}</p>}
        </div>
        {description && <p lang={exercise.language}>{description}</p>}
        {!scoring && exercise.variant && <p className="exercise-notes">{exercise.variant}</p>}
        {notes && <p className="exercise-notes">{notes}</p>}
        {steps.length > 0 ? (
          <ol className="exercise-steps muted" lang={exercise.howToLanguage}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        ) : (
          exercise.instructions && (
            <p className="muted" lang={exercise.howToLanguage}>
              {exercise.instructions}
            </p>
          )
        )}
        {!completion && <ReachChoice exerciseId={exercise.exerciseId} />}
        {scoring && <ExerciseScore exercise={exercise} scoring={scoring} />}
        {completion && <Result exercise={exercise} completion={completion} />}
        {videoUrl && (
          <VideoLink url={videoUrl} playing={playing} onToggle={() => setPlaying(!playing)} />
        )}
        <HowTo exercise={exercise} />
        {swap}
      </div>
    </li>
  );
}

type ResultProps = { readonly exercise: SessionExercise; readonly completion: Completion };

function Result({ exercise: { id, scoring }, completion }: ResultProps) {
  const { t, language } = useTranslation('training');
  const done = completion.completedExercises.includes(id);
  const result = completion.scores.find((each) => each.exerciseId === id);
  const { write } = useNumbers();
  return (
    <p className={done ? 'with-icon exercise-result is-done' : 'with-icon exercise-result'}>
      <StatusIcon state={done ? 'done' : 'rest'} />
      <b>
        {result && scoring
          ? t('exercise.score', {
              score: write(result.score),
              unit: unitOf(scoring, result.score, language),
            })
          : t(done ? 'exercise.done' : 'exercise.notDone')}
      </b>
    </p>
  );
}

type VideoLinkProps = {
  readonly url: string;
  readonly playing: boolean;
  readonly onToggle: () => void;
};

/** Plays a video file in place of the picture; opens a web page in a new tab. */
function VideoLink({ url, playing, onToggle }: VideoLinkProps) {
  const { t } = useTranslation('training');
  const inside = (
    <>
      <Play className="icon icon-small" aria-hidden />
      {t(playing ? 'exercise.showDrawing' : 'exercise.watch')}
    </>
  );
  if (isFilm(url))
    return (
      <button type="button" className="link" onClick={onToggle}>
        {inside}
      </button>
    );
  const page = webPage(url);
  if (page === null) return null;
  return (
    <a className="link" href={page} target="_blank" rel="noreferrer">
      {inside}
    </a>
  );
}
