type Delays = { readonly firstMs: number; readonly longestMs: number };

/**
 * Calls `retry` after the first delay, then with delays that double up to the longest one. They are randomized, so
 * that not all devices come back at once when a server does.
 */
export function retryTimer({ firstMs, longestMs }: Delays, retry: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  return {
    /** @returns the delay, in milliseconds */
    startLater: (): number => {
      clearTimeout(timer);
      const delay = Math.min(longestMs, firstMs * 2 ** Math.min(failures, 10));
      failures += 1;
      const randomized = delay * (0.5 + Math.random() / 2);
      timer = setTimeout(retry, randomized);
      return randomized;
    },
    stop: () => clearTimeout(timer),
    /** Starts again with the shortest delay after the next failure. */
    reset: () => {
      clearTimeout(timer);
      failures = 0;
    },
  };
}
