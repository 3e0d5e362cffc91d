import type { DrillProgress } from '#domain/training/session-progress.ts';
import type { Place } from './place-store.ts';

/** The maximum time counted without a tap. After that, the golfer has probably put the phone away. */
const longestStretchMs = 60 * 60_000;

/** Seconds spent on a drill up to `now`. Includes locked screens and reloads, but not pauses. */
export function secondsOn(
  { seconds }: Pick<DrillProgress, 'seconds'>,
  { runningSince }: Pick<Place, 'runningSince'>,
  now: number,
): number {
  if (runningSince === null) return seconds;
  const stretch = Math.min(longestStretchMs, Math.max(0, now - runningSince));
  return seconds + Math.floor(stretch / 1000);
}

/** Formats seconds: "04:38". */
export function clockText(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return `${String(minutes).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}
