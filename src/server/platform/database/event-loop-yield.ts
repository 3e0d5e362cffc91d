import { performance } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Long enough to cost nothing, short enough that sockets and timers never notice. */
const HELD_TOO_LONG_MS = 4;

/**
 * Queries on the embedded engine resolve without ever leaving the microtask queue, so a loop of
 * awaited queries would starve HTTP and timers. This yields to the event loop in time.
 */
export class EventLoopYield {
  #lastTurn = performance.now();

  async take(): Promise<void> {
    if (performance.now() - this.#lastTurn < HELD_TOO_LONG_MS) return;
    await nextTurn();
    this.#lastTurn = performance.now();
  }
}
