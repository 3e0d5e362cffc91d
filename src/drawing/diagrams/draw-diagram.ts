import {
  type Diagram,
  defaultMow,
  fieldHeight,
  fieldWidth,
  type Mark,
  type MarkType,
} from '#domain/drills/diagram.ts';
import { withUnits } from '#domain/drills/distance.ts';
import type { Handedness } from '#domain/drills/handedness.ts';
import { mirrorDiagram } from '#domain/drills/mirror-diagram.ts';
import { type SvgNode, svg } from '../svg-node.ts';
import type { RenderContext, Renderers } from './diagram-renderer.ts';
import { equipmentRenderers } from './draw-equipment.ts';
import { flightWindowRenderers } from './draw-flight-windows.ts';
import { groundRenderers, wholeGround } from './draw-ground.ts';
import { labelRenderers } from './draw-labels.ts';
import { pathRenderers } from './draw-paths.ts';
import { peopleRenderers } from './draw-people.ts';

// Entries are in drawing order: ground first, then objects, paths and balls, with text on top.
const layers = {
  floor: groundRenderers.floor,
  turf: groundRenderers.turf,
  mat: groundRenderers.mat,
  sand: groundRenderers.sand,
  zone: groundRenderers.zone,
  line: groundRenderers.line,
  trees: groundRenderers.trees,
  face: peopleRenderers.face,
  ring: groundRenderers.ring,
  windows: flightWindowRenderers.windows,
  block: peopleRenderers.block,
  stick: peopleRenderers.stick,
  feet: peopleRenderers.feet,
  shoe: peopleRenderers.shoe,
  limb: peopleRenderers.limb,
  head: peopleRenderers.head,
  golfer: peopleRenderers.golfer,
  arc: pathRenderers.arc,
  trail: pathRenderers.trail,
  path: pathRenderers.path,
  gate: equipmentRenderers.gate,
  tee: equipmentRenderers.tee,
  post: equipmentRenderers.post,
  putter: peopleRenderers.putter,
  coin: equipmentRenderers.coin,
  glass: equipmentRenderers.glass,
  spots: equipmentRenderers.spots,
  ball: equipmentRenderers.ball,
  hole: equipmentRenderers.hole,
  dim: labelRenderers.dim,
  label: labelRenderers.label,
} satisfies Renderers<MarkType>;

const renderers: Renderers<MarkType> = layers;
const order = Object.keys(layers);

function drawMark<T extends MarkType>(mark: Mark<T>, context: RenderContext): readonly SvgNode[] {
  return renderers[mark.type](mark, context);
}

type Stripes = { readonly name: string; readonly size: number; readonly width: number };

function pattern({ name, size, width }: Stripes, turn: number, look: string): SvgNode {
  const frame = {
    id: name,
    width: size,
    height: size,
    patternUnits: 'userSpaceOnUse',
    patternTransform: `rotate(${turn})`,
  };
  return svg('pattern', frame, [svg('rect', { class: look, width, height: size })]);
}

const patterns = (id: string, mow: number): SvgNode =>
  svg('defs', {}, [
    pattern({ name: `${id}-mow`, size: 36, width: 18 }, mow, 'diagram-stripe'),
    pattern({ name: `${id}-mow-f`, size: 26, width: 13 }, 90, 'diagram-stripe'),
    pattern({ name: `${id}-hatch`, size: 6, width: 1.6 }, -45, 'diagram-hatch'),
  ]);

const wholeField = `0 0 ${fieldWidth} ${fieldHeight}`;

export type DrawOptions = RenderContext & {
  /** The golfer's handedness. Left-handed golfers see the diagram mirrored, but not its words. */
  readonly handedness?: Handedness;
  /** A `viewBox` that shows more or less than the field, which is 320 by 200. */
  readonly view?: string;
  /**
   * How the view fits a frame with a different aspect ratio: `slice` fills the frame and crops the edges; `meet`
   * shows all of the view, with more ground around it.
   */
  readonly fit?: 'slice' | 'meet';
};

function mirrorView(view: string): string {
  const [x = 0, y, width = 0, height] = view.split(' ').map(Number);
  return [fieldWidth - x - width, y, width, height].join(' ');
}

/**
 * Draws a diagram as a tree of SVG nodes, which get their colors from the theme's `diagram-` classes. The same
 * diagram and options always give the same tree.
 * @param options.id unique on the page and valid in `url(#…)`: letters, digits, "-", "_"
 */
export function drawDiagram(diagram: Diagram, options: DrawOptions): SvgNode {
  const { id, units, language, ...rest } = options;
  const { handedness = 'right', view = wholeField, fit = 'slice' } = rest;
  const left = handedness === 'left' && !diagram.fixed;
  const { alt, mow = defaultMow, marks } = left ? mirrorDiagram(diagram) : diagram;
  const attributes = {
    class: 'diagram',
    viewBox: left ? mirrorView(view) : view,
    role: 'img',
    'aria-label': withUnits(alt, units, language),
    preserveAspectRatio: `xMidYMid ${fit}`,
  };
  const inOrder = [...marks].sort((a, b) => order.indexOf(a.type) - order.indexOf(b.type));
  return svg('svg', attributes, [
    patterns(id, mow),
    svg('rect', { class: 'diagram-rough', ...wholeGround }),
    ...inOrder.flatMap((mark) => drawMark(mark, { id, units, language })),
  ]);
}
