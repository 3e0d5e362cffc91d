import type { Mark, Point } from '#domain/drills/diagram.ts';
import { type SvgNode, svg, tenth } from '../svg-node.ts';
import type { Renderers } from './diagram-renderer.ts';

type Window = {
  /** -1 for a draw, 0 for straight, 1 for a fade. */
  readonly side: number;
  readonly row: number;
  readonly centre: Point;
  readonly picked: boolean;
};

function nineWindows({ at: [x, y], size: [w, h], pick }: Mark<'windows'>): Window[] {
  return Array.from({ length: 9 }, (_, index) => {
    const side = (index % 3) - 1;
    const row = Math.floor(index / 3);
    return {
      side,
      row,
      centre: [x + w * (side + 1.5), y + h * (row + 0.5)],
      picked: index === pick,
    };
  });
}

const frame = ({ centre: [cx, cy], picked }: Window, [w, h]: Point): SvgNode =>
  svg('rect', {
    class: `diagram-window${picked ? ' is-picked' : ''}`,
    x: tenth(cx - w / 2 + 2.5),
    y: tenth(cy - h / 2 + 2.5),
    width: w - 5,
    height: h - 5,
    rx: 5,
  });

/** Draws a ball flight. A draw starts to the right of its window and curves back left; a fade mirrors it. */
function flight({ side, centre: [cx, cy], picked }: Window, [w, h]: Point, ball: Point): SvgNode {
  const turning: Point =
    side === 0 ? [ball[0], cy + 40] : [cx + side * 4 - side * 1.24 * w, cy - 2];
  const out: Point = [ball[0] - side * w * 0.55, cy + h * 0.9];
  const points = [out, turning, [cx, cy] as const].map(([x, y]) => `${tenth(x)} ${tenth(y)}`);
  return svg('path', {
    class: `diagram-path diagram-carry${picked ? '' : ' diagram-quiet'}`,
    d: `M${tenth(ball[0])} ${tenth(ball[1] - 7)}C${points.join(' ')}`,
  });
}

const end = ({ centre: [cx, cy], picked }: Window): SvgNode =>
  svg('circle', {
    class: picked ? 'diagram-ball' : 'diagram-spot',
    cx: tenth(cx),
    cy: tenth(cy),
    r: picked ? 5 : 2.4,
  });

export const flightWindowRenderers: Renderers<'windows'> = {
  windows(mark) {
    const windows = nineWindows(mark);
    // Draws the picked flight last, on top of the others.
    const ordered = [...windows].sort((a, b) => Number(a.picked) - Number(b.picked));
    return [
      ...windows.map((window) => frame(window, mark.size)),
      ...ordered.map((window) => flight(window, mark.size, mark.ball)),
      ...ordered.map(end),
    ];
  },
};
