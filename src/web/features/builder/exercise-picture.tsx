import './exercise-picture.css';
import type { Focus } from '#domain/drills/drill.ts';
import { FocusIcon } from '#web/golf/focus-icon.tsx';

type ExercisePictureProps = {
  /** The drawing or the picture of the exercise, which is named beside it. */
  readonly imageUrl: string | null;
  readonly focus: Focus;
};

/** An exercise in small: its drawing, or the sign of what it trains. */
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
