import './exercise-picture.css';
import type { Focus } from '#domain/drills/drill.ts';
import { FocusIcon } from '#web/golf/focus-icon.tsx';

type ExercisePictureProps = {
  /** The drawing or picture of the exercise. Decorative, because the name is next to it. */
  readonly imageUrl: string | null;
  readonly focus: Focus;
};

/** A thumbnail of an exercise: its drawing or picture, or the icon of its focus. */
export function ExercisePicture({ imageUrl, focus }: ExercisePictureProps) {
  return (
    <span className={`exercise-picture focus-${focus}`}>
      {imageUrl === null ? (
        <FocusIcon name={focus} />
      ) : (
        <img src={imageUrl} alt="" loading="lazy" decoding="async" />
      )}
    </span>
  );
}
