import { useEffect, useState } from 'react';

const millisecondsPerSecond = 1000;
/** Often enough that no second on the display is skipped. */
const lookEveryMs = 200;

type Watch = {
  /** Milliseconds counted before the present run. */
  readonly before: number;
  /** When the present run began, on the clock of `performance`; null while stopped. */
  readonly since: number | null;
};

const zero: Watch = { before: 0, since: null };

const elapsed = ({ before, since }: Watch) =>
  before + (since === null ? 0 : performance.now() - since);

/** Counts whole seconds by the clock, so that a display that went dark loses none. */
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
    /** From zero, still running if it was. */
    restart: () => show({ before: 0, since: running ? performance.now() : null }),
    clear: () => show(zero),
  };
}
