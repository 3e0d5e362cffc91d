import '#web/ui/card.css';
import './drill-detail.css';
import { MessageSquare, Play } from 'lucide-react';
import { type ReactNode, type Ref, useState } from 'react';
import type { SessionExercise } from '#contract/programs.ts';
import type { Completion } from '#contract/training-schemas.ts';
import { attemptsInAll } from '#domain/drills/attempts.ts';
import { FocusTag } from '#web/golf/focus-tag.tsx';
import { ReachChoice } from '#web/golf/reach-choice.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { ExerciseScore } from '../complete/exercise-score.tsx';
import { Result } from './drill-row.tsx';
import { ExerciseArt } from './exercise-art.tsx';
import { HowTo } from './how-to.tsx';
import { isFilm, webPage } from './video.ts';

type DrillDetailProps = {
  readonly exercise: SessionExercise;
  /** The number of the drill in the session, from 1. */
  readonly number: number;
  /** The number of drills in the session. */
  readonly total: number;
  readonly completion: Completion | null;
  /** Whether the frame of its picture is wide and low. */
  readonly isWide?: boolean;
  /** The heading, which gets the focus when another drill takes the place of this one. */
  readonly heading?: Ref<HTMLHeadingElement>;
  /** The button that replaces the drill. */
  readonly swap?: ReactNode;
};

/** One drill: the picture, what to do, how to count it, and how it went. */
export function DrillDetail(props: DrillDetailProps) {
  const { exercise, completion, isWide, heading, swap, ...place } = props;
  const { t } = useTranslation('training');
  const [playing, setPlaying] = useState(false);
  const { name, duration, description, notes, steps, scoring, videoUrl } = exercise;
  const attempts = scoring && attemptsInAll(scoring);
  return (
    <article>
      <ExerciseArt exercise={exercise} playing={playing} fit={isWide ? 'meet' : undefined} />
      <div className="exercise-text">
        <header>
          <p className="small muted">{t('drill.place', place)}</p>
          <h3 className="heading-large" lang={exercise.language} ref={heading} tabIndex={-1}>
            {name}
          </h3>
          <p className="facts-line">
            <FocusTag focus={exercise.focus} />
            <span>{t('minutes', { minutes: duration })}</span>
            {attempts !== null && <span>{t('exercise.attempts', { count: attempts })}</span>}
          </p>
          {!exercise.isAvailable && <p className="small muted">{t('exercise.unavailable')}</p>}
        </header>
        {completion && (
          <p>
            <Result exercise={exercise} completion={completion} />
          </p>
        )}
        {description && <p lang={exercise.language}>{description}</p>}
        {!scoring && exercise.variant && <p className="exercise-notes">{exercise.variant}</p>}
        {notes && (
          <p className="with-icon exercise-notes">
            <MessageSquare className="icon icon-small" aria-hidden />
            {notes}
          </p>
        )}
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
        {videoUrl && (
          <VideoLink url={videoUrl} playing={playing} onToggle={() => setPlaying(!playing)} />
        )}
        <HowTo exercise={exercise} />
        {swap}
      </div>
    </article>
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
