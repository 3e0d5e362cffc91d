import './session-picture.css';
import type { Diagram } from '#domain/drills/diagram.ts';
import type { Focus } from '#domain/drills/drill.ts';
import { DrillDiagram } from '#web/golf/drill-diagram.tsx';
import { FocusIcon } from '#web/golf/focus-icon.tsx';
import { useUnits } from '#web/platform/session/user.ts';

type SessionPictureProps = {
  readonly session: { readonly diagram: Diagram | null; readonly focus: Focus };
};

/**
 * The drawing of a session's first drill, or the icon of what it trains. It fills whatever frame the
 * screen gives it: the ground runs on to its edges.
 */
export function SessionPicture({ session: { diagram, focus } }: SessionPictureProps) {
  const units = useUnits();
  return (
    <span className={`session-picture focus-${focus}${diagram ? '' : ' is-plain'}`}>
      {diagram ? <DrillDiagram diagram={diagram} units={units} /> : <FocusIcon name={focus} />}
    </span>
  );
}
