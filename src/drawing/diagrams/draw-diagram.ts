import type { Diagram, Mark, MarkType } from '#domain/drills/diagram.ts';
import { withUnits } from '#domain/drills/distance.ts';
import { type SvgNode, svg } from '../svg-node.ts';
import type { RenderContext, Renderers } from './diagram-renderer.ts';
import { equipmentRenderers } from './draw-equipment.ts';
import { flightWindowRenderers } from './draw-flight-windows.ts';
import { groundRenderers, wholeGround } from './draw-ground.ts';
import { labelRenderers } from './draw-labels.ts';
import { pathRenderers } from './draw-paths.ts';
import { peopleRenderers } from './draw-people.ts';

// The field of every diagram.
const fieldWidth = 320;
const fieldHeight = 200;

// Entries stand in drawing order: ground first, then things, paths, balls, and words over all.
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

/**
 * Draws a diagram as a tree of SVG nodes whose colours come from the `d-` classes of the theme.
 * The same diagram and options give the same tree.
 * @param options.id unique on the page and fit for `url(#…)`: letters, digits, "-", "_"
 * @param options.view a wider or narrower `viewBox` than the field of 320 by 200
 */
export function drawDiagram(
  diagram: Diagram,
  { view = `0 0 ${fieldWidth} ${fieldHeight}`, ...context }: RenderContext & { view?: string },
): SvgNode {
  const marks = [...diagram.marks].sort((a, b) => order.indexOf(a.type) - order.indexOf(b.type));
  const attributes = {
    class: 'diagram',
    viewBox: view,
    role: 'img',
    'aria-label': withUnits(diagram.alt, context.units),
    preserveAspectRatio: 'xMidYMid slice',
  };
  return svg('svg', attributes, [
    patterns(context.id, diagram.mow ?? 28),
    svg('rect', { class: 'diagram-rough', ...wholeGround }),
    ...marks.flatMap((mark) => drawMark(mark, context)),
  ]);
}
