const idleWithinMs = 5000;

/** Runs a function when the page is idle, after five seconds at the latest. */
export function whenIdle(run: () => void): void {
  // Safari does not support it.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: idleWithinMs });
  else setTimeout(run);
}

/** Resolves in a new task, so that the browser can paint and handle input in between. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
