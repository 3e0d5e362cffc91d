const firstDelayMs = 5_000;
const longestDelayMs = 300_000;

/**
 * Calls `retry` after five seconds, then later and later up to five minutes, each time a little off so that not
 * all devices come at once when a server is back.
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
    /** The next failure is a first one again. */
    reset: () => {
      clearTimeout(timer);
      failures = 0;
    },
  };
}
