import { useEffect, useState } from 'react';

const millisecondsPerSecond = 1000;
/** Short enough for the display to show every second. */
const lookEveryMs = 200;

type Watch = {
  /** Milliseconds counted before the current run. */
  readonly before: number;
  /** When the current run began, on the `performance` clock; null while stopped. */
  readonly since: number | null;
};

const zero: Watch = { before: 0, since: null };

const elapsed = ({ before, since }: Watch) =>
  before + (since === null ? 0 : performance.now() - since);

/** A stopwatch in whole seconds. It uses the clock, so no time is lost while the screen is off. */
export function useStopwatch() {
  const [watch, setWatch] = useState(zero);
  const [seconds, setSeconds] = useState(0);
  const show = (next: Watch) => {
    setWatch(next);
    setSeconds(Math.floor(elapsed(next) / millisecondsPerSecond));
  };
  useEffect(() => {
    if (watch.since === null) return;
    const timer = setInterval(
      () => setSeconds(Math.floor(elapsed(watch) / millisecondsPerSecond)),
      lookEveryMs,
    );
    return () => clearInterval(timer);
  }, [watch]);
  const running = watch.since !== null;
  return {
    seconds,
    running,
    toggle: () => show({ before: elapsed(watch), since: running ? null : performance.now() }),
    /** Sets the watch to zero. It keeps running if it was running. */
    restart: () => show({ before: 0, since: running ? performance.now() : null }),
    clear: () => show(zero),
  };
}
