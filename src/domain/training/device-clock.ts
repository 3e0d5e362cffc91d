import type { SessionProgress } from './session-progress.ts';

/**
 * A clock that differs by less counts as right: an answer takes seconds, and nobody goes on with a drill on
 * another device within a minute. In milliseconds.
 */
const tolerance = 60_000;

/**
 * What to add to times of a device to have them in the server's time.
 * @param sentAt what the device's clock said when it sent, in milliseconds since 1970
 * @param now what the server's clock says, in milliseconds since 1970
 * @returns milliseconds, 0 for a clock that is about right
 */
export function clockShift(sentAt: number, now: number): number {
  const shift = now - sentAt;
  return Math.abs(shift) <= tolerance ? 0 : shift;
}

/** Progress with all its times moved by milliseconds, none before 1970 and none after `latest`. */
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
