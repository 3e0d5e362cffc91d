const minuteMs = 60_000;

/** Minutes of the epoch: follow it to render what depends on the time again. */
export const everyMinute = {
  get: () => Math.floor(Date.now() / minuteMs),
  subscribe: (listener: () => void) => {
    const timer = setInterval(listener, minuteMs);
    return () => clearInterval(timer);
  },
};
