import type { ImperialDistance } from './distance.ts';

/** Width and height of every diagram's field. */
export const fieldWidth = 320;
export const fieldHeight = 200;

/** A point on a diagram's field, measured from its top left corner. */
export type Point = readonly [x: number, y: number];

/**
 * A distance, a short text, or a text before a distance: "Carry 6 m". `imperial` is a coach's wording in feet or
 * yards.
 */
export type DiagramLabel =
  | {
      readonly word: string;
      readonly metres?: number;
      readonly imperial?: ImperialDistance | undefined;
    }
  | {
      readonly metres: number;
      readonly word?: string;
      readonly imperial?: ImperialDistance | undefined;
    };

type Outline = readonly Point[];

/** Everything that can be drawn, by name. Turns are in degrees, clockwise; 0 plays to the right. */
type MarkFields = {
  /** Mown ground with stripes. */
  turf: { readonly shape: Outline; readonly ground?: 'green' | 'fairway' | 'tee' };
  sand: { readonly shape: Outline };
  /** An indoor floor under everything else; replaces the rough. */
  floor: { readonly boards?: 'across' | 'down' };
  /** A strip of carpet or a putting mat. */
  mat: { readonly at: Point; readonly size: Point; readonly turn?: number };
  /** The area where the ball should land or stop. `r` is half its width and height. */
  zone: { readonly at: Point; readonly r: Point; readonly turn?: number; readonly box?: boolean };
  ring: { readonly at: Point; readonly r: number };
  trees: {
    readonly at: Point;
    readonly seed: string;
    readonly count: number;
    readonly spread: Point;
    readonly size?: Point;
    readonly mirrored?: boolean;
  };
  /** A dotted line on the ground. */
  line: { readonly from: Point; readonly to: Point };
  /** A solid object seen from above, such as a book or a bench, or a wall if `wall` is set. */
  block: {
    readonly at: Point;
    readonly size: Point;
    readonly turn?: number;
    readonly wall?: boolean;
  };
  /** An alignment stick, a shaft, a taut string. */
  stick: { readonly from: Point; readonly to: Point };
  /** Two shoes; `gap` is the width of the stance. */
  feet: { readonly at: Point; readonly turn?: number; readonly gap: number };
  shoe: { readonly at: Point; readonly turn?: number };
  /** A golfer seen from above. At turn 0, the toes point down the page and the target is to the right. */
  golfer: {
    readonly at: Point;
    readonly turn?: number;
    readonly gap?: number;
    readonly club?: 'address' | 'across';
    /** True for a left-handed golfer. */
    readonly mirrored?: boolean;
  };
  /** An arm or a leg of a person who lies on the ground. */
  limb: { readonly from: Point; readonly to: Point; readonly width?: number };
  head: { readonly at: Point };
  /** The face of a driver, seen from the ball. */
  face: { readonly at: Point; readonly size: Point; readonly mirrored?: boolean };
  putter: { readonly at: Point; readonly turn?: number; readonly mirrored?: boolean };
  /** A circular arc from one angle to another, with an arrow at the end or at both ends. */
  arc: {
    readonly at: Point;
    readonly r: number;
    readonly from: number;
    readonly to: number;
    readonly tips?: 'none' | 'end' | 'both';
    readonly quiet?: boolean;
  };
  /** A smooth line through several points. */
  trail: {
    readonly points: Outline;
    readonly flight?: 'roll' | 'carry';
    readonly tip?: boolean;
    readonly quiet?: boolean;
  };
  /** The path of the ball: dashed for a roll, solid for a carry. `bend` moves the middle sideways. */
  path: {
    readonly from: Point;
    readonly to: Point;
    readonly bend?: number;
    readonly flight?: 'roll' | 'carry';
    readonly tip?: boolean;
    readonly quiet?: boolean;
    /** The gap at both ends of the line, which keeps it from touching the ball and the target. */
    readonly cut?: number;
  };
  /** Two tees that the ball passes between. `turn` is the direction of play. */
  gate: { readonly at: Point; readonly width: number; readonly turn?: number };
  tee: { readonly at: Point };
  post: { readonly at: Point; readonly h?: number };
  coin: { readonly at: Point };
  /** A glass lying on its side. `turn` is the direction of its opening. */
  glass: { readonly at: Point; readonly turn?: number };
  ball: { readonly at: Point; readonly n?: number; readonly ghost?: boolean };
  /** Spots where earlier balls came to rest. */
  spots: { readonly hits: readonly Point[]; readonly misses?: readonly Point[] };
  hole: { readonly at: Point; readonly flag?: boolean; readonly h?: number };
  /** Nine windows seen from behind the ball: three heights, three shapes, and one picked window (0 to 8). */
  windows: {
    readonly at: Point;
    readonly size: Point;
    readonly ball: Point;
    readonly pick: number;
  };
  /** A measured distance. `side` moves its label off the line. */
  dim: {
    readonly from: Point;
    readonly to: Point;
    readonly label?: DiagramLabel;
    readonly side?: number;
  };
  label: {
    readonly at: Point;
    readonly label: DiagramLabel;
    readonly bare?: boolean;
    readonly anchor?: 'start' | 'middle' | 'end';
  };
};

export type MarkType = keyof MarkFields;
export type Mark<T extends MarkType = MarkType> = {
  [K in T]: { readonly type: K } & MarkFields[K];
}[T];

export const defaultMow = 28;

/**
 * A drill seen from above, without texts. The `word` of a label is the key of its text in `DiagramWords`, or a
 * number, which is the same in every language. Can be stored as JSON.
 */
export type DiagramMarks = {
  /** Direction of the mowing stripes in degrees; defaults to 28. */
  readonly mow?: number;
  /** Drawn alike for both hands: a clock face, an order, the run of time. */
  readonly fixed?: boolean;
  readonly marks: readonly Mark[];
};

/** The texts of a diagram in one language. */
export type DiagramWords = {
  /** The sentence for people who cannot see the drawing. */
  readonly alt: string;
  /** Texts of the labels, by key. */
  readonly labels?: Readonly<Record<string, string>>;
};

/** A diagram in one language, with a text for every label. */
export type Diagram = DiagramMarks & Pick<DiagramWords, 'alt'>;

/** Adds the texts to a diagram. A label without a text shows its key. */
export function labelDiagram(diagram: DiagramMarks, { alt, labels = {} }: DiagramWords): Diagram {
  const marks = diagram.marks.map((mark) => {
    if (!('label' in mark) || mark.label?.word === undefined) return mark;
    const { word } = mark.label;
    const text = Object.hasOwn(labels, word) ? labels[word] : word;
    return { ...mark, label: { ...mark.label, word: text ?? word } };
  });
  return { ...diagram, alt, marks };
}
