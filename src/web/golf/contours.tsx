import { useEffect, useState, useSyncExternalStore } from 'react';
import { groundOf, type LaidGround } from '../ui/grounds.ts';
import { contourDrawings, requestContours } from './contour-drawing.ts';

export type ContoursProps = {
  /** A ground laid by hand, or any text that grows its own: the slug of a program. */
  seed: LaidGround | (string & {});
  /** What it lies on: turf and covers, paper, or sand. */
  tone?: 'turf' | 'paper' | 'sand' | undefined;
  /** Draws the flag, where the ground has a place for one. */
  pin?: boolean | undefined;
};

function Pin({ at: [x, y] }: { at: readonly [number, number] }) {
  return (
    <g transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
      <path className="c-pin-shade" d="M0 0l38 16" />
      <ellipse className="c-pin-cup" rx="4.2" ry="3.2" />
      <path className="c-pin-stick" d="M0 0V-36" />
      <path className="c-pin-flag" d="M0.6-36l17 6-17 6z" />
    </g>
  );
}

/**
 * Height lines of a green behind a surface, one surface per view. They lie out of the flow and are
 * drawn after the first paint, so nothing moves when they arrive.
 */
export function Contours({ seed, tone = 'turf', pin }: ContoursProps) {
  const ground = groundOf(seed);
  const read = () => contourDrawings.get(seed);
  const lines = useSyncExternalStore(contourDrawings.subscribe, read, read);
  const [late] = useState(() => read() === undefined);
  useEffect(() => requestContours(seed), [seed]);
  const look = ['contours', tone !== 'turf' && `on-${tone}`, late && 'is-late'];
  return (
    <svg
      className={look.filter(Boolean).join(' ')}
      viewBox={`0 0 ${ground.w} ${ground.h}`}
      preserveAspectRatio={`${ground.keep} slice`}
      aria-hidden
    >
      {lines && (
        <g className="c-lines">
          <g className="c-band">
            {lines.bands.map((band, level) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the levels never change their order
              <path key={level} d={band} />
            ))}
          </g>
          <path className="c-shade" d={lines.shade} />
          <path className="c-lit" d={lines.lit} />
        </g>
      )}
      {pin && ground.pin && <Pin at={ground.pin} />}
    </svg>
  );
}
