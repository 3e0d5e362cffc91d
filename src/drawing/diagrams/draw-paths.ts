import type { Point } from '#domain/drills/diagram.ts';
import { smoothPath } from '../smooth-path.ts';
import { svg, tenth } from '../svg-node.ts';
import { arrowHead, direction, onCircle } from './arrow.ts';
import type { Renderers } from './diagram-renderer.ts';

const pathClass = (flight: 'roll' | 'carry', quiet: boolean) =>
  `diagram-path diagram-${flight}${quiet ? ' diagram-quiet' : ''}`;

const xy = ([x, y]: Point) => `${tenth(x)} ${tenth(y)}`;

/** The paths of balls, clubs and bodies. */
export const pathRenderers: Renderers<'path' | 'trail' | 'arc'> = {
  path({ from, to, bend = 0, flight = 'roll', tip = true, quiet = false, cut = 9 }) {
    const [ux, uy] = direction(from, to);
    const middle: Point = [(from[0] + to[0]) / 2 - uy * bend, (from[1] + to[1]) / 2 + ux * bend];
    const leave = direction(from, middle);
    const arrive = direction(middle, to);
    const start: Point = [from[0] + leave[0] * cut, from[1] + leave[1] * cut];
    const end: Point = tip ? [to[0] - arrive[0] * cut, to[1] - arrive[1] * cut] : to;
    const line = svg('path', {
      class: pathClass(flight, quiet),
      d: `M${xy(start)}Q${xy(middle)} ${xy(end)}`,
    });
    return tip ? [line, arrowHead(end, arrive)] : [line];
  },
  trail({ points, flight = 'roll', tip = true, quiet = false }) {
    const line = svg('path', { class: pathClass(flight, quiet), d: smoothPath(points) });
    const [before, last] = points.slice(-2);
    return tip && before && last ? [line, arrowHead(last, direction(before, last))] : [line];
  },
  arc({ at, r, from, to, tips = 'end', quiet = false }) {
    const start = onCircle(at, r, from);
    const end = onCircle(at, r, to);
    const large = Math.abs(to - from) > 180 ? 1 : 0;
    const sweep = to > from ? 1 : 0;
    const line = svg('path', {
      class: pathClass('carry', quiet),
      d: `M${xy(start)}A${r} ${r} 0 ${large} ${sweep} ${xy(end)}`,
    });
    // The arrowhead points along the circle's tangent, turned slightly inward because the arrowhead is straight.
    const lean = Math.min(40, (6 / r) * 28);
    const turn = to > from ? 90 - lean : lean - 90;
    const tipAt = (point: Point, degrees: number) => arrowHead(point, onCircle([0, 0], 1, degrees));
    return [
      line,
      ...(tips === 'none' ? [] : [tipAt(end, to + turn)]),
      ...(tips === 'both' ? [tipAt(start, from - turn)] : []),
    ];
  },
};
