import type { Point } from '#domain/drills/diagram.ts';
import { type SvgNode, svg, tenth } from '../svg-node.ts';
import { onCircle } from './arrow.ts';
import type { Renderers } from './diagram-renderer.ts';

const drawTee = ([x, y]: Point): SvgNode[] => [
  svg('path', { class: 'diagram-shade', d: `M${tenth(x)} ${tenth(y)}l7 4`, 'stroke-width': 4 }),
  svg('circle', { class: 'diagram-solid', cx: tenth(x), cy: tenth(y), r: 3.2 }),
];

function pin([x, y]: Point, h: number): { shade: SvgNode[]; flag: SvgNode[] } {
  const shade = [
    svg('path', {
      class: 'diagram-shade',
      d: `M${x} ${y}l${h} ${tenth(h * 0.5)}`,
      'stroke-width': 2.4,
    }),
    svg('path', {
      class: 'diagram-shade-fill',
      d: `M${tenth(x + h)} ${tenth(y + h * 0.5)}l12.5 -3.8l-26 -2.4z`,
    }),
  ];
  const flag = [
    svg('path', { class: 'diagram-flagstick', d: `M${x} ${y}v${-h}` }),
    svg('path', { class: 'diagram-flag', d: `M${x} ${y - h}l21 7.5l-21 7.5z` }),
  ];
  return { shade, flag };
}

/** Balls, tees, pins and other objects that lie or stand on the ground during play. */
export const equipmentRenderers: Renderers<
  'gate' | 'tee' | 'post' | 'coin' | 'glass' | 'ball' | 'spots' | 'hole'
> = {
  gate({ at, width, turn = 0 }) {
    const left = onCircle(at, width / 2, turn - 90);
    const right = onCircle(at, width / 2, turn + 90);
    const d = `M${tenth(left[0])} ${tenth(left[1])}L${tenth(right[0])} ${tenth(right[1])}`;
    return [svg('path', { class: 'diagram-gate', d }), ...drawTee(left), ...drawTee(right)];
  },
  tee: ({ at }) => drawTee(at),
  post: ({ at: [x, y], h = 26 }) => [
    svg('path', {
      class: 'diagram-shade',
      d: `M${x} ${y}l${tenth(h * 0.9)} ${tenth(h * 0.5)}`,
      'stroke-width': 3,
    }),
    svg('path', { class: 'diagram-post', d: `M${x} ${y}v${-h}` }),
    svg('circle', { class: 'diagram-solid', cx: x, cy: y, r: 2.4 }),
  ],
  coin: ({ at: [x, y] }) => [
    svg('path', { class: 'diagram-shade', d: `M${x} ${y}l3 2`, 'stroke-width': 10 }),
    svg('circle', { class: 'diagram-sand', cx: x, cy: y, r: 5 }),
    svg('circle', { class: 'diagram-measure', cx: x, cy: y, r: 5 }),
  ],
  glass: ({ at: [x, y], turn = 0 }) => [
    svg('g', { transform: `translate(${x} ${y}) rotate(${turn})` }, [
      svg('path', { class: 'diagram-window is-picked', d: 'M11 -10L-11 -7.5V7.5L11 10' }),
      svg('path', { class: 'diagram-gate', d: 'M11 -10V10' }),
    ]),
  ],
  ball({ at: [x, y], n, ghost = false }) {
    if (ghost) return [svg('circle', { class: 'diagram-ghost', cx: x, cy: y, r: 4.6 })];
    const ball = [
      svg('path', { class: 'diagram-shade', d: `M${x} ${y}l9 5`, 'stroke-width': 8 }),
      svg('circle', { class: 'diagram-ball', cx: x, cy: y, r: 5.2 }),
    ];
    if (n === undefined) return ball;
    return [...ball, svg('text', { class: 'diagram-number', x, y: tenth(y - 11) }, [String(n)])];
  },
  spots: ({ hits, misses = [] }) => [
    ...hits.map(([x, y]) => svg('circle', { class: 'diagram-spot', cx: x, cy: y, r: 2.6 })),
    ...misses.map(([x, y]) =>
      svg('path', {
        class: 'diagram-miss',
        d: `M${tenth(x - 2.6)} ${tenth(y - 2.6)}l5.2 5.2m0 -5.2l-5.2 5.2`,
      }),
    ),
  ],
  hole({ at, flag = true, h = 44 }) {
    const cup = svg('ellipse', { class: 'diagram-cup', cx: at[0], cy: at[1], rx: 6, ry: 5 });
    if (!flag) return [cup];
    const parts = pin(at, h);
    return [...parts.shade, cup, ...parts.flag];
  },
};
