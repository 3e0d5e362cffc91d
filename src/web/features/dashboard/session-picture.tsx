import '#web/golf/diagram-marks.css';
import '#web/golf/drill-diagram.css';
import './session-picture.css';
import { Suspense } from 'react';
import type { Diagram } from '#domain/drills/diagram.ts';
import type { Focus } from '#domain/drills/drill.ts';
import { FocusIcon } from '#web/golf/focus-icon.tsx';
import { lazily } from '#web/platform/loading/lazily.ts';
import { useUnits } from '#web/platform/session/user.ts';

/** Loaded lazily because it is large. The screen does not wait for it, and shows no drawing if it fails to load. */
const DrillDiagram = lazily(() => import('#web/golf/drill-diagram.tsx'), 'DrillDiagram', 'omitted');

type SessionPictureProps = {
  /** The card that shows the picture. */
  readonly card: 'today' | 'next';
  readonly session: { readonly diagram: Diagram | null; readonly focus: Focus };
};

/**
 * The drawing of a session's first drill, or the icon of its focus. It fills any frame: the ground extends to the
 * edges.
 */
export function SessionPicture({ card, session: { diagram, focus } }: SessionPictureProps) {
  const units = useUnits();
  return (
    <span className={`session-picture of-${card} focus-${focus}${diagram ? '' : ' is-plain'}`}>
      {diagram ? (
        <Suspense fallback={null}>
          <DrillDiagram diagram={diagram} units={units} />
        </Suspense>
      ) : (
        <FocusIcon name={focus} />
      )}
    </span>
  );
}
