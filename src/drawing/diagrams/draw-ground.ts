import type { Point } from '#domain/drills/diagram.ts';
import { random } from '../seeded-random.ts';
import { smoothPath } from '../smooth-path.ts';
import { type SvgNode, svg, tenth } from '../svg-node.ts';
import type { Renderers } from './diagram-renderer.ts';

/**
 * The ground extends beyond the field, for frames of any shape up to five times as wide as high, or two and a half
 * times as high as wide.
 */
export const wholeGround = { x: -340, y: -300, width: 1000, height: 800 };

const boardWidth = 25;

function floorBoards(boards: 'across' | 'down'): string {
  const { x, y, width, height } = wholeGround;
  let path = '';
  if (boards === 'across') {
    for (let at = y; at <= y + height; at += boardWidth) path += `M${x} ${at}h${width}`;
  } else {
    for (let at = x; at <= x + width; at += boardWidth) path += `M${at} ${y}v${height}`;
  }
  return path;
}

function crown([x, y]: Point, r: number): SvgNode[] {
  return [
    svg('circle', { class: 'diagram-tree', cx: tenth(x), cy: tenth(y), r: tenth(r) }),
    svg('circle', {
      class: 'diagram-tree-light',
      cx: tenth(x - r * 0.22),
      cy: tenth(y - r * 0.22),
      r: tenth(r * 0.55),
    }),
  ];
}

const treeShadow = ([x, y]: Point, r: number): SvgNode =>
  svg('path', {
    class: 'diagram-shade',
    d: `M${tenth(x)} ${tenth(y)}l${tenth(r * 1.5)} ${tenth(r * 0.8)}`,
    'stroke-width': tenth(r * 1.7),
  });

export const groundRenderers: Renderers<
  'turf' | 'sand' | 'floor' | 'mat' | 'zone' | 'ring' | 'trees' | 'line'
> = {
  turf({ shape, ground = 'green' }, { id }) {
    const d = smoothPath(shape, true);
    const mow = ground === 'fairway' ? 'mow-f' : 'mow';
    return [
      svg('path', { class: 'diagram-fringe', d }),
      svg('path', { class: 'diagram-turf', d }),
      svg('path', { d, fill: `url(#${id}-${mow})` }),
    ];
  },
  sand: ({ shape }) => [svg('path', { class: 'diagram-sand', d: smoothPath(shape, true) })],
  floor: ({ boards = 'across' }) => [
    svg('rect', { class: 'diagram-sand', ...wholeGround }),
    svg('g', { opacity: 0.45 }, [svg('path', { class: 'diagram-sand', d: floorBoards(boards) })]),
  ],
  mat({ at, size, turn = 0 }, { id }) {
    const frame = {
      x: tenth(at[0] - size[0] / 2),
      y: tenth(at[1] - size[1] / 2),
      width: size[0],
      height: size[1],
      rx: 6,
    };
    return [
      svg('g', { transform: `rotate(${turn} ${at[0]} ${at[1]})` }, [
        svg('rect', { class: 'diagram-shade-fill', ...frame, x: frame.x + 3, y: frame.y + 3 }),
        svg('rect', { class: 'diagram-turf', ...frame }),
        svg('rect', { ...frame, fill: `url(#${id}-mow-f)` }),
      ]),
    ];
  },
  zone({ at, r, turn = 0, box = false }, { id }) {
    const look = { class: 'diagram-zone', fill: `url(#${id}-hatch)` };
    const shape = box
      ? svg('rect', {
          ...look,
          x: tenth(at[0] - r[0]),
          y: tenth(at[1] - r[1]),
          width: r[0] * 2,
          height: r[1] * 2,
          rx: 4,
        })
      : svg('ellipse', { ...look, cx: at[0], cy: at[1], rx: r[0], ry: r[1] });
    return [svg('g', { transform: `rotate(${turn} ${at[0]} ${at[1]})` }, [shape])];
  },
  ring: ({ at, r }) => [svg('circle', { class: 'diagram-ring', cx: at[0], cy: at[1], r })],
  trees({ at, seed, count, spread, size = [7, 13], mirrored = false }) {
    const next = random(seed);
    const side = mirrored ? -1 : 1;
    const trees = Array.from({ length: count }, () => {
      const x = at[0] + side * (next() - 0.5) * spread[0] * 2;
      const y = at[1] + (next() - 0.5) * spread[1] * 2;
      return { at: [x, y] as const, r: size[0] + next() * (size[1] - size[0]) };
    });
    return [
      ...trees.map((tree) => treeShadow(tree.at, tree.r)),
      ...trees.flatMap((tree) => crown(tree.at, tree.r)),
    ];
  },
  line: ({ from, to }) => [
    svg('path', { class: 'diagram-gate', d: `M${from[0]} ${from[1]}L${to[0]} ${to[1]}` }),
  ],
};
