import './contours.css';
import { contourUrl } from './contour-urls.ts';

export type ContoursProps = {
  /** The name of a preset, or the id of a program for its cover. */
  seed: string;
  /** What it lies on: turf and covers, paper, or sand. */
  tone?: 'turf' | 'paper' | 'sand' | undefined;
  /** Draws the flag, where the ground has a place for one. */
  pin?: boolean | undefined;
};

/**
 * Contour lines of a green behind a surface, one surface per view. They lie out of the flow, so nothing
 * moves when their file arrives, and take their colors from the page.
 */
export function Contours({ seed, tone = 'turf', pin }: ContoursProps) {
  const url = contourUrl(seed);
  return (
    <svg className={tone === 'turf' ? 'contours' : `contours on-${tone}`} aria-hidden>
      <use className="contour-band" href={`${url}#bands`} />
      <use className="contour-shade" href={`${url}#shade`} />
      <use className="contour-light" href={`${url}#lit`} />
      {pin && <use className="contour-flag" href={`${url}#pin`} />}
    </svg>
  );
}
