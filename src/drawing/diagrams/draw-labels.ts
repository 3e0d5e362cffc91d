import type { DiagramLabel, Point } from '#domain/drills/diagram.ts';
import { formatDistance, formatWritten } from '#domain/drills/distance.ts';
import { type SvgNode, svg, tenth } from '../svg-node.ts';
import { direction } from './arrow.ts';
import type { RenderContext, Renderers } from './diagram-renderer.ts';

/** The text of a label, such as "Carry 6 m", "10 ft" or "Draw". */
function labelText(label: DiagramLabel, { units, language }: RenderContext): string {
  const { word, metres, imperial } = label;
  const distance =
    units === 'imperial' && imperial !== undefined
      ? formatWritten(imperial, language)
      : metres !== undefined && formatDistance(metres, units, language);
  return [word, distance].filter(Boolean).join(' ');
}

// Measured: a letter of the condensed font is 5.4 wide at our size. The padding is 6 on either side.
const letterWidth = 5.4;
const chipAir = 12;

/** The width of the box under a label. */
const chipWidth = (text: string): number => tenth(text.length * letterWidth + chipAir);

function chip([x, y]: Point, text: string): SvgNode[] {
  const width = chipWidth(text);
  const frame = { x: tenth(x - width / 2), y: tenth(y - 9), width, height: 18, rx: 4 };
  return [
    svg('rect', { class: 'diagram-label', ...frame }),
    svg(
      'text',
      { class: 'diagram-text', x: tenth(x), y: tenth(y + 4.2), 'text-anchor': 'middle' },
      [text],
    ),
  ];
}

export const labelRenderers: Renderers<'label' | 'dim'> = {
  label({ at, label, bare = false, anchor = 'middle' }, context) {
    const text = labelText(label, context);
    if (!bare) return chip(at, text);
    const place = { x: tenth(at[0]), y: tenth(at[1] + 4), 'text-anchor': anchor };
    return [svg('text', { class: 'diagram-text', ...place }, [text])];
  },
  dim({ from, to, label, side = 0 }, context) {
    const [ux, uy] = direction(from, to);
    const reach = 4;
    const tick = ([x, y]: Point) =>
      `M${tenth(x - uy * reach)} ${tenth(y + ux * reach)}L${tenth(x + uy * reach)} ${tenth(y - ux * reach)}`;
    const d = `M${from[0]} ${from[1]}L${to[0]} ${to[1]}${tick(from)}${tick(to)}`;
    const measure = svg('path', { class: 'diagram-measure', d });
    if (!label) return [measure];
    const middle: Point = [(from[0] + to[0]) / 2 - uy * side, (from[1] + to[1]) / 2 + ux * side];
    return [measure, ...chip(middle, labelText(label, context))];
  },
};
