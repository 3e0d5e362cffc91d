import './exercise-art.css';
import type { SessionExercise } from '#contract/programs.ts';
import { DrillDiagram } from '#web/golf/drill-diagram.tsx';
import { FocusIcon } from '#web/golf/focus-icon.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useUnits } from '#web/platform/session/user.ts';

type ExerciseArtProps = {
  readonly exercise: SessionExercise;
  /** Whether to show the video instead of the drawing. */
  readonly playing?: boolean;
  /** Set in a row next to the exercise's name. */
  readonly decorative?: boolean;
  /** Set in a wide frame, which would crop the drawing otherwise. */
  readonly fit?: 'meet' | undefined;
};

/** Whether an image is the server's copy of a drawing. The app's own drawing is sharper and follows the theme. */
const isDrawing = (url: string) => /\/diagram\.svg(\?|$)/.test(url);

/** The picture of an exercise: its video, its photo, its drawing, or the icon of its focus. */
export function ExerciseArt({ exercise, playing, decorative = false, fit }: ExerciseArtProps) {
  const { t } = useTranslation('training');
  const units = useUnits();
  const { diagram, imageUrl, videoUrl, posterUrl, captions, focus, name } = exercise;
  if (playing && videoUrl)
    return (
      <div className="exercise-picture">
        {/* biome-ignore lint/a11y/useMediaCaption: a video without captions has no speech */}
        <video
          className="exercise-media"
          src={videoUrl}
          poster={posterUrl ?? undefined}
          controls
          autoPlay
          playsInline
          aria-label={t('exercise.video', { name })}
        >
          {captions && (
            <track kind="captions" src={captions.url} srcLang={captions.language} default />
          )}
        </video>
      </div>
    );
  const photo = imageUrl && !isDrawing(imageUrl) ? imageUrl : null;
  // Falls back to a frame of the video if there is no photo and no drawing.
  const picture = photo ?? (diagram ? null : posterUrl);
  if (picture)
    return (
      <div className="exercise-picture">
        <img className="exercise-media" src={picture} alt={decorative ? '' : name} loading="lazy" />
      </div>
    );
  return (
    <div className="exercise-picture">
      {diagram ? (
        <DrillDiagram diagram={diagram} units={units} fit={fit} decorative={decorative} />
      ) : (
        <div className={`exercise-plain focus-${focus}`}>
          <FocusIcon name={focus} />
        </div>
      )}
    </div>
  );
}
