import type { Diagram, Mark, MarkType } from '#domain/drills/diagram.ts';
import { withUnits } from '#domain/drills/distance.ts';
import type { DrawContext, Drawers } from './diagram-renderer.ts';
import { playDrawers } from './draw-equipment.ts';
import { windowDrawers } from './draw-flight-windows.ts';
import { groundDrawers, wholeGround } from './draw-ground.ts';
import { labelDrawers } from './draw-labels.ts';
import { wayDrawers } from './draw-paths.ts';
import { bodyDrawers } from './draw-people.ts';
import { type SvgNode, svg } from './svg-node.ts';

// The field of every diagram.
const fieldWidth = 320;
const fieldHeight = 200;

// Entries stand in drawing order: ground first, then things, ways, balls, and words over all.
const layers = {
  floor: groundDrawers.floor,
  turf: groundDrawers.turf,
  mat: groundDrawers.mat,
  sand: groundDrawers.sand,
  zone: groundDrawers.zone,
  line: groundDrawers.line,
  trees: groundDrawers.trees,
  face: bodyDrawers.face,
  ring: groundDrawers.ring,
  windows: windowDrawers.windows,
  block: bodyDrawers.block,
  stick: bodyDrawers.stick,
  feet: bodyDrawers.feet,
  shoe: bodyDrawers.shoe,
  limb: bodyDrawers.limb,
  head: bodyDrawers.head,
  golfer: bodyDrawers.golfer,
  arc: wayDrawers.arc,
  trail: wayDrawers.trail,
  path: wayDrawers.path,
  gate: playDrawers.gate,
  tee: playDrawers.tee,
  post: playDrawers.post,
  putter: bodyDrawers.putter,
  coin: playDrawers.coin,
  glass: playDrawers.glass,
  spots: playDrawers.spots,
  ball: playDrawers.ball,
  hole: playDrawers.hole,
  dim: labelDrawers.dim,
  label: labelDrawers.label,
} satisfies Drawers<MarkType>;

const drawers: Drawers<MarkType> = layers;
const order = Object.keys(layers);

function drawMark<T extends MarkType>(mark: Mark<T>, context: DrawContext): readonly SvgNode[] {
  return drawers[mark.type](mark, context);
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
    pattern({ name: `${id}-mow`, size: 36, width: 18 }, mow, 'd-stripe'),
    pattern({ name: `${id}-mow-f`, size: 26, width: 13 }, 90, 'd-stripe'),
    pattern({ name: `${id}-hatch`, size: 6, width: 1.6 }, -45, 'd-hatch'),
  ]);

/**
 * Draws a diagram as a tree of SVG nodes whose colours come from the `d-` classes of the theme.
 * The same diagram and options give the same tree.
 * @param options.id unique on the page and fit for `url(#…)`: letters, digits, "-", "_"
 * @param options.view a wider or narrower `viewBox` than the field of 320 by 200
 */
export function drawDiagram(
  diagram: Diagram,
  { view = `0 0 ${fieldWidth} ${fieldHeight}`, ...context }: DrawContext & { view?: string },
): SvgNode {
  const marks = [...diagram.marks].sort((a, b) => order.indexOf(a.type) - order.indexOf(b.type));
  const attributes = {
    class: 'drill-svg',
    viewBox: view,
    role: 'img',
    'aria-label': withUnits(diagram.alt, context.units),
    preserveAspectRatio: 'xMidYMid slice',
  };
  return svg('svg', attributes, [
    patterns(context.id, diagram.mow ?? 28),
    svg('rect', { class: 'd-rough', ...wholeGround }),
    ...marks.flatMap((mark) => drawMark(mark, context)),
  ]);
}
