const minuteMs = 60_000;

/** The minutes since 1970. Components that depend on the time follow it to render again every minute. */
export const everyMinute = {
  get: () => Math.floor(Date.now() / minuteMs),
  subscribe: (listener: () => void) => {
    const timer = setInterval(listener, minuteMs);
    return () => clearInterval(timer);
  },
};
