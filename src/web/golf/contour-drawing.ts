import { contourPaths, levelsOf } from '#drawing/contours/contour-paths.ts';
import { type Field, makeField } from '#drawing/contours/height-field.ts';
import { type Ground, groundOf } from '../ui/grounds.ts';

export type ContourDrawing = { lit: string; shade: string; bands: string[] };

/** Cell of the tracing grid; every level reads the same corners again. */
const step = 7;
/** A slice of drawing work, so that no frame of a scroll or a press is lost to it. */
const sliceMs = 8;

/** Remembers the corners of the grid: seventeen levels ask for each of them about forty times. */
function rememberCorners(field: Field): Field {
  const columns = Math.ceil(field.w / step) + 1;
  const heights = new Map<number, number>();
  const height = (x: number, y: number) => {
    const column = x / step;
    const row = y / step;
    if (!Number.isInteger(column) || !Number.isInteger(row)) return field.height(x, y);
    const corner = row * columns + column;
    const known = heights.get(corner);
    if (known !== undefined) return known;
    const found = field.height(x, y);
    heights.set(corner, found);
    return found;
  };
  return { ...field, height };
}

/** Draws a level at a time, so that the caller can pause in between. */
function* drawing({ w, h, tilt, hills, levels }: Ground): Generator<void, ContourDrawing> {
  const field = rememberCorners(makeField({ w, h, tilt, hills }));
  const drawn: ContourDrawing = { lit: '', shade: '', bands: [] };
  for (const level of levelsOf(field, levels)) {
    const { lit, shade, bands } = contourPaths(field, { levels: [level], step, bands: true });
    drawn.lit += lit;
    drawn.shade += shade;
    drawn.bands.push(...bands);
    yield;
  }
  return drawn;
}

const drawn = new Map<string, ContourDrawing>();
const waiting = new Map<string, Generator<void, ContourDrawing>>();
const listeners = new Set<() => void>();
let working = false;

function workASlice() {
  const end = performance.now() + sliceMs;
  for (const [seed, work] of waiting) {
    while (performance.now() < end) {
      const state = work.next();
      if (!state.done) continue;
      drawn.set(seed, state.value);
      waiting.delete(seed);
      for (const listener of listeners) listener();
      break;
    }
  }
  working = waiting.size > 0;
  if (working) setTimeout(workASlice);
}

/** Starts drawing a ground after the next paint, once for each seed. */
export function requestContours(seed: string): void {
  if (drawn.has(seed) || waiting.has(seed)) return;
  waiting.set(seed, drawing(groundOf(seed)));
  if (working) return;
  working = true;
  requestAnimationFrame(() => setTimeout(workASlice));
}

/** What has been drawn so far, for `useSyncExternalStore`. */
export const contourDrawings = {
  get: (seed: string): ContourDrawing | undefined => drawn.get(seed),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
