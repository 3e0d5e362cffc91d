import { type EventLoopUtilization, performance } from 'node:perf_hooks';

const lookMs = 500;

/** Share of the time that the event loop of a quiet server is at work, its own jobs included. */
const quietShare = 0.1;

/** Milliseconds of work that leave enough behind. A call during the collection waits a third as long at most. */
const rushMs = 1000;

type Look = Pick<EventLoopUtilization, 'active' | 'utilization'>;

/** Makes what tells of each look at the event loop whether a rush is over with it. */
export function rushWatcher(): (look: Look) => boolean {
  let busyMs = 0;
  return ({ active, utilization }) => {
    if (utilization > quietShare) {
      busyMs += active;
      return false;
    }
    const isOver = busyMs >= rushMs;
    if (isOver) busyMs = 0;
    return isOver;
  };
}

/**
 * Collects garbage, and gives the memory back to the system, once half a second after a rush of calls. V8 by itself
 * takes a process for quiet only when it has made little for five seconds, and keeps pages for later. Does nothing
 * without `--expose-gc` (scripts/server-flags.mjs).
 * @returns stops it
 */
export function collectAfterRush(): () => void {
  const isOver = rushWatcher();
  let before = performance.eventLoopUtilization();
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    const look = performance.eventLoopUtilization(now, before);
    before = now;
    if (isOver(look))
      void globalThis.gc?.({ type: 'major', flavor: 'last-resort', execution: 'async' });
  }, lookMs).unref();
  return () => clearInterval(timer);
}
