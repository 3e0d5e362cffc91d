import type { Point } from '#domain/drills/diagram.ts';
import { smoothPath } from '../smooth-path.ts';
import { type SvgAttributes, type SvgNode, svg, tenth } from '../svg-node.ts';
import type { Renderers } from './diagram-renderer.ts';

type Place = { readonly at: Point; readonly turn?: number; readonly mirrored?: boolean };

function placed({ at, turn = 0, mirrored }: Place, children: readonly SvgNode[]): SvgNode {
  const side = mirrored ? ' scale(-1 1)' : '';
  return svg('g', { transform: `translate(${at[0]} ${at[1]}) rotate(${turn})${side}` }, children);
}

const box = (width: number, height: number): SvgAttributes => ({
  x: tenth(-width / 2),
  y: tenth(-height / 2),
  width,
  height,
});

const shoe = (x: number): SvgNode =>
  svg('rect', { class: 'diagram-solid', x: tenth(x - 3.5), y: -6, width: 7, height: 17, rx: 3.5 });

/** Two shoes with the toes pointing down the page. `gap` is the distance between their centers. */
function shoes(gap: number): SvgNode[] {
  const apart = Math.max(gap, 9) / 2;
  return [shoe(-apart), shoe(apart)];
}

const shoulders = svg('ellipse', {
  class: 'diagram-window is-picked',
  cx: 0,
  cy: 0,
  rx: 17,
  ry: 7.5,
});
const crown = svg('circle', { class: 'diagram-solid', cx: 0, cy: 1, r: 5.6 });
const armsToHands = svg('path', { class: 'diagram-arrow', d: 'M-14 3L0 20L14 3' });

const clubs = {
  address: [
    armsToHands,
    svg('path', { class: 'diagram-post', d: 'M0 20L0 38' }),
    svg('rect', { class: 'diagram-solid', x: -3, y: 36, width: 6, height: 6, rx: 1.5 }),
  ],
  across: [
    svg('path', { class: 'diagram-post', d: 'M-38 4H38' }),
    svg('rect', { class: 'diagram-solid', x: 36, y: 1, width: 5, height: 9, rx: 1.5 }),
  ],
};

/** People, and objects that they hold or put down. */
export const peopleRenderers: Renderers<
  'block' | 'stick' | 'feet' | 'shoe' | 'golfer' | 'limb' | 'head' | 'face' | 'putter'
> = {
  block({ at, size: [width, height], turn = 0, wall = false }) {
    const shade = { class: 'diagram-shade-fill', ...box(width, height), rx: 2 };
    return [
      placed({ at: [at[0] + 4, at[1] + 3], turn }, [svg('rect', shade)]),
      placed({ at, turn }, [
        svg('rect', {
          class: wall ? 'diagram-solid' : 'diagram-window is-picked',
          ...box(width, height),
          rx: wall ? 0 : 2,
        }),
      ]),
    ];
  },
  stick({ from, to }) {
    const d = `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;
    return [
      svg('g', { transform: 'translate(3 2)' }, [
        svg('path', { class: 'diagram-shade', d, 'stroke-width': 3 }),
      ]),
      svg('path', { class: 'diagram-post', d }),
    ];
  },
  feet: ({ gap, ...place }) => [placed(place, shoes(gap))],
  shoe: (place) => [placed(place, [shoe(0)])],
  golfer: ({ gap = 26, club, ...place }) => [
    placed(place, [...shoes(gap), shoulders, ...(club ? clubs[club] : []), crown]),
  ],
  limb({ from, to, width = 12 }) {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) + width;
    const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
    const middle: Point = [tenth((from[0] + to[0]) / 2), tenth((from[1] + to[1]) / 2)];
    return [
      placed({ at: middle, turn: tenth(turn) }, [
        svg('rect', {
          class: 'diagram-window is-picked',
          ...box(tenth(length), width),
          rx: tenth(width / 2),
        }),
      ]),
    ];
  },
  head: ({ at }) => [svg('circle', { class: 'diagram-solid', cx: at[0], cy: at[1], r: 8 })],
  face({ at, size: [w, h], mirrored = false }) {
    const outline: Point[] = [
      [-0.5, 0.05],
      [-0.34, -0.34],
      [0.05, -0.5],
      [0.4, -0.36],
      [0.5, -0.05],
      [0.42, 0.38],
      [0, 0.5],
      [-0.4, 0.4],
    ];
    const d = smoothPath(
      outline.map(([x, y]): Point => [x * w, y * h]),
      true,
    );
    return [
      placed({ at: [at[0] + 6, at[1] + 5], mirrored }, [
        svg('path', { class: 'diagram-shade-fill', d }),
      ]),
      placed({ at, mirrored }, [svg('path', { class: 'diagram-window is-picked', d })]),
    ];
  },
  putter: (place) => [
    placed(place, [
      svg('rect', { class: 'diagram-solid', x: -7, y: -13, width: 7, height: 26, rx: 2 }),
      svg('path', { class: 'diagram-post', d: 'M-3 -10L-20 -32' }),
    ]),
  ],
};
