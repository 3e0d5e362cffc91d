import type { Focus } from '../drills/drill.ts';

type Planned = { readonly focus: Focus; readonly minutes: number; readonly planned: number };

/** One focus as a share of all minutes that were trained, and of all that are planned. */
export type FocusShare = Planned & { readonly share: number; readonly plannedShare: number };

/** Minimum minutes of training. Before that, one session makes every share. */
const fewestMinutes = 60;

/** From this difference on, as a share of all minutes, a focus is behind its plan. */
const leastBehind = 0.03;

/** Returns the share of each focus; null before there is an hour of training, or without a plan. */
export function focusShares(focuses: readonly Planned[]): FocusShare[] | null {
  const minutes = focuses.reduce((sum, focus) => sum + focus.minutes, 0);
  const planned = focuses.reduce((sum, focus) => sum + focus.planned, 0);
  if (minutes < fewestMinutes || planned === 0) return null;
  return focuses.map((focus) => ({
    ...focus,
    share: focus.minutes / minutes,
    plannedShare: focus.planned / planned,
  }));
}

/** Returns the focus whose share is furthest behind its plan; null if none is far behind. */
export function focusBehind(shares: readonly FocusShare[]): FocusShare | null {
  const [furthest] = shares.toSorted(
    (a, b) => b.plannedShare - b.share - (a.plannedShare - a.share),
  );
  if (furthest === undefined) return null;
  return furthest.plannedShare - furthest.share < leastBehind ? null : furthest;
}
