import { findDiagramFaults } from '#domain/drills/check-drill.ts';
import type { Mark, Point } from '#domain/drills/diagram.ts';

/** A point of a mark: the field that contains it, and its index if the field is a list. */
export type MarkPoint = {
  readonly field: string;
  readonly index: number | null;
  readonly at: Point;
};

const pointFields = ['at', 'from', 'to', 'ball'];
const listFields = ['shape', 'points', 'hits', 'misses'];

/** An arc's `from` and `to` are angles, while those of a line are points. */
const isPoint = (value: unknown): value is Point => Array.isArray(value);

/** Returns all points of a mark in a fixed order; empty for a mark without a position. */
export function pointsOf(mark: Mark): readonly MarkPoint[] {
  const fields = new Map<string, unknown>(Object.entries(mark));
  const single = pointFields.flatMap((field) => {
    const at = fields.get(field);
    return isPoint(at) ? [{ field, index: null, at }] : [];
  });
  const listed = listFields.flatMap((field) => {
    const list = (fields.get(field) ?? []) as readonly Point[];
    return list.map((at, index) => ({ field, index, at }));
  });
  return [...single, ...listed];
}

/** Returns the middle of a mark's points; null if it has none. */
export function middleOf(mark: Mark): Point | null {
  const points = pointsOf(mark);
  if (points.length === 0) return null;
  const sum = (axis: 0 | 1) => points.reduce((total, { at }) => total + at[axis], 0);
  return [Math.round(sum(0) / points.length), Math.round(sum(1) / points.length)];
}

function withPoint(mark: Mark, { field, index }: MarkPoint, at: Point): Mark {
  if (index === null) return { ...mark, [field]: at } as Mark;
  const fields = new Map<string, unknown>(Object.entries(mark));
  const list = (fields.get(field) ?? []) as readonly Point[];
  return { ...mark, [field]: list.with(index, at) } as Mark;
}

const fits = (mark: Mark) =>
  findDiagramFaults({ marks: [mark] }).every(({ code }) => code !== 'mark_outside');

type Move = readonly [x: number, y: number];

/** Tries the move, then only its x, then only its y. Returns the first result inside the frame, or the mark as is. */
function held(mark: Mark, [x, y]: Move, moved: (by: Move) => Mark): Mark {
  if (!fits(mark)) return moved([x, y]);
  const tries = [moved([x, y]), moved([x, 0]), moved([0, y])];
  return tries.find(fits) ?? mark;
}

const plus = ([x, y]: Point, [dx, dy]: Move): Point => [Math.round(x + dx), Math.round(y + dy)];

/** Moves a whole mark. It stops at the frame. */
export const moveMark = (mark: Mark, by: Move): Mark =>
  held(mark, by, (move) =>
    pointsOf(mark).reduce<Mark>(
      (moved, point) => withPoint(moved, point, plus(point.at, move)),
      mark,
    ),
  );

/** Moves one point of a mark. It stops at the frame too. */
export const movePoint = (mark: Mark, point: MarkPoint, by: Move): Mark =>
  held(mark, by, (move) => withPoint(mark, point, plus(point.at, move)));
