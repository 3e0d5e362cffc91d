import type { DrillProgress } from '#domain/training/session-progress.ts';
import type { Place } from './place-store.ts';

/** Nobody spends longer on a drill without a tap: after that the phone was forgotten in the bag. */
const longestStretchMs = 60 * 60_000;

/** Seconds spent on a drill up to a moment, through a locked screen and a reload, pauses left out. */
export function secondsOn(
  { seconds }: Pick<DrillProgress, 'seconds'>,
  { runningSince }: Pick<Place, 'runningSince'>,
  now: number,
): number {
  if (runningSince === null) return seconds;
  const stretch = Math.min(longestStretchMs, Math.max(0, now - runningSince));
  return seconds + Math.floor(stretch / 1000);
}

/** "04:38" */
export function clockText(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return `${String(minutes).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}
