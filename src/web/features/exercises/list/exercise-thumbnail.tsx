import './exercise-thumbnail.css';
import { focusOf } from '#domain/drills/exercise.ts';
import '#web/golf/focus.css';
import { Play } from 'lucide-react';
import type { ExerciseListItem } from '#contract/exercises-schemas.ts';
import { diagramUrl } from '#contract/programs.ts';
import { useHandedness, useUnits } from '#web/platform/session/user.ts';
import { ExerciseIcon } from '../exercise-icon.tsx';

/**
 * The picture, drawing or icon of an exercise, with a mark if there is a video. The drawing is a separate file,
 * fetched only for visible rows, because the list response contains no drawings.
 */
export function ExerciseThumbnail({ exercise }: { readonly exercise: ExerciseListItem }) {
  const { id, type, icon, imageUrl, videoUrl, hasDiagram } = exercise;
  const units = useUnits();
  const handedness = useHandedness();
  const picture = imageUrl ?? (hasDiagram ? diagramUrl(id, { units, handedness }) : null);
  return (
    <span className={`exercise-thumbnail focus-${focusOf(type)}`}>
      {picture === null ? (
        <ExerciseIcon name={icon} />
      ) : (
        <img src={picture} alt="" loading="lazy" />
      )}
      {videoUrl !== null && (
        <span className="exercise-thumbnail-video">
          <Play className="icon" aria-hidden />
        </span>
      )}
    </span>
  );
}
