import * as z from 'zod/mini';
import { findDiagramFaults } from '#domain/drills/check-drill.ts';
import type { Diagram } from '#domain/drills/diagram.ts';
import { line, optional, requiredLine } from './fields.ts';
import { reportFaults } from './report-faults.ts';

const yes = z.boolean();

/** The field is 320 by 200; scenery may start or end outside it. */
const coordinate = z.number().check(z.gte(-320), z.lte(640));
const point = z.tuple([coordinate, coordinate]);
const outline = z.array(point).check(z.minLength(2), z.maxLength(40));
const extent = z.number().check(z.gte(0), z.lte(640));
const size = z.tuple([extent, extent]);
/** Degrees, clockwise. */
const turn = z.number().check(z.gte(-360), z.lte(360));
const metres = z.number().check(z.gte(0), z.lte(500));
/** The distance in feet or yards, as a coach would say it, such as "40 ft". */
const imperial = z.templateLiteral([z.number(), ' ', z.enum(['in', 'ft', 'yd'])]);
const shortWord = requiredLine(40, 'required');
const label = z.union([
  z.object({ word: shortWord, metres: optional(metres), imperial: optional(imperial) }),
  z.object({ metres, word: optional(shortWord), imperial: optional(imperial) }),
]);
const flight = z.enum(['roll', 'carry']);

const fields = {
  turf: { shape: outline, ground: optional(z.enum(['green', 'fairway', 'tee'])) },
  sand: { shape: outline },
  floor: { boards: optional(z.enum(['across', 'down'])) },
  mat: { at: point, size, turn: optional(turn) },
  zone: { at: point, r: size, turn: optional(turn), box: optional(yes) },
  ring: { at: point, r: extent },
  trees: {
    at: point,
    seed: line(40),
    spread: size,
    size: optional(size),
    mirrored: optional(yes),
    // Limited because each tree is drawn.
    count: z.int().check(z.gte(1), z.lte(30)),
  },
  line: { from: point, to: point },
  block: { at: point, size, turn: optional(turn), wall: optional(yes) },
  stick: { from: point, to: point },
  feet: { at: point, turn: optional(turn), gap: extent },
  shoe: { at: point, turn: optional(turn) },
  golfer: {
    at: point,
    turn: optional(turn),
    gap: optional(extent),
    mirrored: optional(yes),
    club: optional(z.enum(['address', 'across'])),
  },
  limb: { from: point, to: point, width: optional(extent) },
  head: { at: point },
  face: { at: point, size, mirrored: optional(yes) },
  putter: { at: point, turn: optional(turn), mirrored: optional(yes) },
  arc: {
    at: point,
    r: extent,
    from: turn,
    to: turn,
    quiet: optional(yes),
    tips: optional(z.enum(['none', 'end', 'both'])),
  },
  trail: { points: outline, flight: optional(flight), tip: optional(yes), quiet: optional(yes) },
  path: {
    from: point,
    to: point,
    bend: optional(coordinate),
    flight: optional(flight),
    tip: optional(yes),
    quiet: optional(yes),
    cut: optional(extent),
  },
  gate: { at: point, width: extent, turn: optional(turn) },
  tee: { at: point },
  post: { at: point, h: optional(extent) },
  coin: { at: point },
  glass: { at: point, turn: optional(turn) },
  ball: { at: point, n: optional(z.int().check(z.gte(0), z.lte(99))), ghost: optional(yes) },
  spots: {
    hits: z.array(point).check(z.maxLength(40)),
    misses: optional(z.array(point).check(z.maxLength(40))),
  },
  hole: { at: point, flag: optional(yes), h: optional(extent) },
  windows: { at: point, size, ball: point, pick: z.int().check(z.gte(0), z.lte(8)) },
  dim: { from: point, to: point, label: optional(label), side: optional(coordinate) },
  label: {
    at: point,
    label,
    bare: optional(yes),
    anchor: optional(z.enum(['start', 'middle', 'end'])),
  },
} satisfies Readonly<Record<Diagram['marks'][number]['type'], object>>;

const [first, ...others] = Object.entries(fields).map(([type, own]) =>
  z.object({ type: z.literal(type), ...own }),
);
if (first === undefined) throw new Error('A diagram has no kinds of marks');

const shape = z
  .object({
    mow: optional(turn),
    fixed: optional(yes),
    marks: z.array(z.discriminatedUnion('type', [first, ...others])).check(z.maxLength(120)),
    alt: requiredLine(300, 'required'),
  })
  .check(reportFaults((diagram) => findDiagramFaults(diagram as unknown as Diagram)));

/**
 * A diagram as an administrator makes it, with the words of its labels in place. The compiler cannot compare the
 * fields in the table above with the type of each mark, so the result is cast.
 */
export const diagramInput = shape as unknown as z.ZodMiniType<Diagram, Diagram>;
