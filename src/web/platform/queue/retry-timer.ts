const firstDelayMs = 5_000;
const longestDelayMs = 300_000;

/**
 * Calls `retry` after five seconds, then with growing delays of up to five minutes. The delays are randomized, so
 * that not all devices send at once when a server is back.
 */
export function retryTimer(retry: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  return {
    startLater: () => {
      clearTimeout(timer);
      const delay = Math.min(longestDelayMs, firstDelayMs * 2 ** Math.min(failures, 10));
      failures += 1;
      timer = setTimeout(retry, delay * (0.5 + Math.random() / 2));
    },
    stop: () => clearTimeout(timer),
    /** Starts again with the shortest delay after the next failure. */
    reset: () => {
      clearTimeout(timer);
      failures = 0;
    },
  };
}
