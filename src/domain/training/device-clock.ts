import type { SessionProgress } from './session-progress.ts';

/**
 * In milliseconds. Smaller clock differences are ignored: a response takes seconds, and nobody continues a drill
 * on another device within a minute.
 */
const tolerance = 60_000;

/**
 * Returns the difference to add to a device's times to convert them to server time.
 * @param sentAt the device's clock when it sent the request, in milliseconds since 1970
 * @param now the server's clock, in milliseconds since 1970
 * @returns milliseconds; 0 if the device's clock is right within a minute
 */
export function clockShift(sentAt: number, now: number): number {
  const shift = now - sentAt;
  return Math.abs(shift) <= tolerance ? 0 : shift;
}

/** Shifts all times of a progress by `by` milliseconds, limited to the range from 1970 to `latest`. */
export function shiftProgress(
  progress: SessionProgress,
  by: number,
  latest: number = Number.MAX_SAFE_INTEGER,
): SessionProgress {
  const move = (at: number) => Math.min(latest, Math.max(0, at + by));
  const moved = <Part extends { readonly changedAt: number }>(part: Part) => ({
    ...part,
    changedAt: move(part.changedAt),
  });
  return {
    startedAt: move(progress.startedAt),
    ...(progress.note && { note: moved(progress.note) }),
    drills: progress.drills.map(moved),
  };
}
