import '#web/golf/diagram-marks.css';
import '#web/golf/drill-diagram.css';
import './session-picture.css';
import { Suspense, useState } from 'react';
import type { Diagram } from '#domain/drills/diagram.ts';
import type { Focus } from '#domain/drills/drill.ts';
import { FocusIcon } from '#web/golf/focus-icon.tsx';
import { useUnits } from '#web/platform/session/user.ts';
import { lazyScreen } from '#web/router/lazy-screen.ts';

/** It can draw anything on a golf course: the screen does not wait for so much, and does without where it does not come. */
const DrillDiagram = lazyScreen(
  () => import('#web/golf/drill-diagram.tsx').catch(() => ({ DrillDiagram: () => null })),
  'DrillDiagram',
);

/** Has diagrams drawn at once. */
export const preloadDiagrams = DrillDiagram.preload;

type SessionPictureProps = {
  /** The card that it stands on. */
  readonly card: 'today' | 'next';
  readonly session: { readonly diagram: Diagram | null; readonly focus: Focus };
};

/**
 * The drawing of a session's first drill, or the icon of what it trains. It fills whatever frame the
 * screen gives it: the ground runs on to its edges.
 */
export function SessionPicture({ card, session: { diagram, focus } }: SessionPictureProps) {
  const units = useUnits();
  return (
    <span className={`session-picture of-${card} focus-${focus}${diagram ? '' : ' is-plain'}`}>
      {diagram ? (
        <Suspense fallback={<SentDiagram card={card} />}>
          <DrillDiagram diagram={diagram} units={units} />
        </Suspense>
      ) : (
        <FocusIcon name={focus} />
      )}
    </span>
  );
}

/** The same diagram as it stands in the page that the server has sent; the ground without one. */
function SentDiagram({ card }: Pick<SessionPictureProps, 'card'>) {
  const [sent] = useState(() => document.querySelector(`kept-frame .of-${card} svg`)?.outerHTML);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is on the page already
  return sent && <span dangerouslySetInnerHTML={{ __html: sent }} />;
}
