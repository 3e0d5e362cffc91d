import {
  type DiagramMarks,
  defaultMow,
  fieldWidth,
  type Mark,
  type MarkType,
  type Point,
} from './diagram.ts';

type Mirrors = { readonly [K in MarkType]: (mark: Mark<K>) => Mark<K> };

const flip = ([x, y]: Point): Point => [fieldWidth - x, y];

/** Mirrors the turn of a symmetric object. 0 stays 0, because JSON cannot store -0. */
const turned = <T extends { readonly turn?: number }>(mark: T): T =>
  mark.turn ? { ...mark, turn: -mark.turn } : mark;

/** Mirrors a direction of play: right becomes left. */
const opposite = (degrees: number) => 180 - degrees;

const placed = <T extends { readonly at: Point }>(mark: T): T => ({ ...mark, at: flip(mark.at) });

const between = <T extends { readonly from: Point; readonly to: Point }>(mark: T): T => ({
  ...mark,
  from: flip(mark.from),
  to: flip(mark.to),
});

/** Mirrors an object that has a left and a right side. */
const sided = <T extends { readonly mirrored?: boolean }>(mark: T): T => ({
  ...mark,
  mirrored: !mark.mirrored,
});

const shaped = <T extends { readonly shape: readonly Point[] }>(mark: T): T => ({
  ...mark,
  shape: mark.shape.map(flip),
});

const columns = 3;
const sameRowOtherSide = (pick: number) => {
  const column = pick % columns;
  return pick - column + (columns - 1 - column);
};

const anchors = { start: 'end', middle: 'middle', end: 'start' } as const;

const mirrors: Mirrors = {
  turf: shaped,
  sand: shaped,
  floor: (mark) => mark,
  mat: (mark) => turned(placed(mark)),
  zone: (mark) => turned(placed(mark)),
  ring: placed,
  trees: (mark) => sided(placed(mark)),
  line: between,
  block: (mark) => turned(placed(mark)),
  stick: between,
  feet: (mark) => turned(placed(mark)),
  shoe: (mark) => turned(placed(mark)),
  golfer: (mark) => sided(turned(placed(mark))),
  limb: between,
  head: placed,
  face: (mark) => sided(placed(mark)),
  putter: (mark) => sided(turned(placed(mark))),
  arc: (mark) => ({ ...placed(mark), from: opposite(mark.from), to: opposite(mark.to) }),
  trail: (mark) => ({ ...mark, points: mark.points.map(flip) }),
  path: (mark) => ({ ...between(mark), ...(mark.bend && { bend: -mark.bend }) }),
  gate: (mark) => ({ ...placed(mark), turn: opposite(mark.turn ?? 0) }),
  tee: placed,
  post: placed,
  coin: placed,
  glass: (mark) => ({ ...placed(mark), turn: opposite(mark.turn ?? 0) }),
  ball: placed,
  spots: ({ misses, ...mark }) => ({
    ...mark,
    hits: mark.hits.map(flip),
    ...(misses && { misses: misses.map(flip) }),
  }),
  hole: placed,
  windows: (mark) => {
    const [x, y] = flip(mark.at);
    const at: Point = [x - columns * mark.size[0], y];
    return { ...mark, at, ball: flip(mark.ball), pick: sameRowOtherSide(mark.pick) };
  },
  dim: (mark) => ({ ...between(mark), ...(mark.side && { side: -mark.side }) }),
  label: (mark) => ({ ...placed(mark), ...(mark.anchor && { anchor: anchors[mark.anchor] }) }),
};

function mirrorMark<T extends MarkType>(mark: Mark<T>): Mark<T> {
  // If the type is a variable, TypeScript cannot connect it to its entry.
  const mirror: (mark: Mark<T>) => Mark<T> = mirrors[mark.type];
  return mirror(mark);
}

/**
 * Mirrors a diagram for a left-handed golfer. Only places and directions are mirrored, so texts stay readable,
 * flags keep their direction, and shadows still fall to the lower right. Mirroring twice gives the original. A fixed
 * diagram stays as it is.
 */
export function mirrorDiagram<T extends DiagramMarks>(diagram: T): T {
  if (diagram.fixed) return diagram;
  const { mow = defaultMow, marks } = diagram;
  return { ...diagram, mow: 0 - mow, marks: marks.map((mark) => mirrorMark(mark)) };
}
