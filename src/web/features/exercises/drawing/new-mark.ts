import type { Mark, MarkType, Point } from '#domain/drills/diagram.ts';

/** Where a new mark appears: the middle of the field. */
const middle: Point = [160, 100];
const [x, y] = middle;
const line = { from: [x - 40, y], to: [x + 40, y] } as const;

/** The initial state of each kind of mark, in the order in which they are offered. */
const newMarks: { readonly [Type in MarkType]: Mark<Type> } = {
  ball: { type: 'ball', at: middle },
  hole: { type: 'hole', at: middle },
  path: { type: 'path', ...line, flight: 'roll', tip: true },
  trail: {
    type: 'trail',
    points: [
      [x - 50, y + 20],
      [x, y - 20],
      [x + 50, y + 10],
    ],
    tip: true,
  },
  zone: { type: 'zone', at: middle, r: [30, 20] },
  ring: { type: 'ring', at: middle, r: 40 },
  tee: { type: 'tee', at: middle },
  gate: { type: 'gate', at: middle, width: 30 },
  stick: { type: 'stick', ...line },
  line: { type: 'line', ...line },
  post: { type: 'post', at: middle },
  coin: { type: 'coin', at: middle },
  glass: { type: 'glass', at: middle },
  putter: { type: 'putter', at: middle },
  golfer: { type: 'golfer', at: middle, club: 'address' },
  feet: { type: 'feet', at: middle, gap: 26 },
  shoe: { type: 'shoe', at: middle },
  head: { type: 'head', at: middle },
  limb: { type: 'limb', ...line },
  arc: { type: 'arc', at: middle, r: 40, from: 180, to: 300, tips: 'end' },
  spots: {
    type: 'spots',
    hits: [
      [x - 10, y],
      [x + 8, y - 8],
    ],
    misses: [[x + 24, y + 14]],
  },
  dim: { type: 'dim', ...line, label: { metres: 1 } },
  label: { type: 'label', at: middle, label: { metres: 1 } },
  sand: {
    type: 'sand',
    shape: [
      [x - 40, y - 10],
      [x, y - 26],
      [x + 40, y - 6],
      [x + 20, y + 24],
      [x - 24, y + 22],
    ],
  },
  trees: { type: 'trees', at: middle, seed: 'trees', count: 6, spread: [30, 20] },
  turf: {
    type: 'turf',
    shape: [
      [x - 60, y - 20],
      [x, y - 44],
      [x + 60, y - 10],
      [x + 30, y + 40],
      [x - 40, y + 34],
    ],
  },
  mat: { type: 'mat', at: middle, size: [160, 48] },
  block: { type: 'block', at: middle, size: [40, 20] },
  face: { type: 'face', at: middle, size: [120, 90] },
  windows: { type: 'windows', at: [100, 40], size: [40, 30], ball: [x, 160], pick: 4 },
  floor: { type: 'floor' },
};

export const markTypes = Object.keys(newMarks) as readonly MarkType[];

/** Returns a new mark in the middle of the field, slightly offset for each existing mark of its kind. */
export function newMark(type: MarkType, marks: readonly Mark[]): Mark {
  const mark = newMarks[type];
  const same = marks.filter((other) => other.type === type).length;
  if (!('at' in mark)) return mark;
  const [atX, atY] = mark.at;
  const aside = (same % 6) * 12;
  return { ...mark, at: [atX + aside, atY + aside] };
}
