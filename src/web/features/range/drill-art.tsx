import { memo } from 'react';
import type { SessionExercise } from '#contract/programs.ts';
import { DrillDiagram } from '#web/golf/drill-diagram.tsx';
import { FocusIcon } from '#web/golf/focus-icon.tsx';
import { useUnits } from '#web/platform/session/user.ts';

type DrillArtProps = { readonly exercise: SessionExercise };

/** The drill seen from above, as large as the screen allows. Memoized, so that taps do not redraw it. */
export const DrillArt = memo(function DrillArt({ exercise }: DrillArtProps) {
  const units = useUnits();
  const { diagram, imageUrl, posterUrl, focus, name } = exercise;
  const photo = imageUrl ?? posterUrl;
  return (
    <div className="range-art">
      <div className={`range-drawing focus-${focus}`}>
        {diagram ? (
          <DrillDiagram diagram={diagram} units={units} fit="meet" />
        ) : photo ? (
          <img src={photo} alt={name} />
        ) : (
          <FocusIcon name={focus} />
        )}
      </div>
    </div>
  );
});
