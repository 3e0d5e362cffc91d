import './contours.css';
import { contourUrl } from './contour-urls.ts';

export type ContoursProps = {
  /** The name of a preset, or the id of a program for its cover. */
  seed: string;
  /** The background: turf and covers, paper, or sand. */
  tone?: 'turf' | 'paper' | 'sand' | undefined;
  /** Draws the flag, if the drawing has a place for one. */
  pin?: boolean | undefined;
};

/**
 * Contour lines of a green behind a surface; one such surface per view. They are out of the document flow, so the
 * layout does not shift when their file arrives, and take their colors from the page.
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
