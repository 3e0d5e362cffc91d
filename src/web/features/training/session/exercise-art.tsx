import './exercise-art.css';
import type { SessionExercise } from '#contract/programs.ts';
import { DrillDiagram } from '#web/golf/drill-diagram.tsx';
import { FocusIcon } from '#web/golf/focus-icon.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useUnits } from '#web/platform/session/user.ts';

type ExerciseArtProps = {
  readonly exercise: SessionExercise;
  /** Shows the film instead of the drawing. */
  readonly playing: boolean;
};

/** The server offers every drawing as a picture too; ours is sharper and follows the theme. */
const isDrawing = (url: string) => /\/diagram\.svg(\?|$)/.test(url);

/** The frame of an exercise: its film, its photo, its drawing, or the icon of its focus. */
export function ExerciseArt({ exercise, playing }: ExerciseArtProps) {
  const { t } = useTranslation('training');
  const units = useUnits();
  const { diagram, imageUrl, videoUrl, posterUrl, focus, name } = exercise;
  if (playing && videoUrl)
    return (
      <div className="exercise-picture">
        {/* biome-ignore lint/a11y/useMediaCaption: films of exercises are shown moves without a word */}
        <video
          className="exercise-media"
          src={videoUrl}
          poster={posterUrl ?? undefined}
          controls
          autoPlay
          playsInline
          aria-label={t('exercise.video', { name })}
        />
      </div>
    );
  const photo = imageUrl && !isDrawing(imageUrl) ? imageUrl : null;
  // A frame of the film where there is nothing else to show.
  const picture = photo ?? (diagram ? null : posterUrl);
  if (picture)
    return (
      <div className="exercise-picture">
        <img className="exercise-media" src={picture} alt={name} loading="lazy" />
      </div>
    );
  return (
    <div className="exercise-picture">
      {diagram ? (
        <DrillDiagram diagram={diagram} units={units} />
      ) : (
        <div className={`exercise-plain focus-${focus}`}>
          <FocusIcon name={focus} />
        </div>
      )}
    </div>
  );
}
