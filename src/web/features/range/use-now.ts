import { useEffect, useState } from 'react';

/** Often enough that no second on the display is skipped. */
const lookEveryMs = 250;

/** The time in milliseconds since 1970, followed while something runs. */
export function useNow(runs: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    setNow(Date.now());
    if (!runs) return;
    const timer = setInterval(() => setNow(Date.now()), lookEveryMs);
    return () => clearInterval(timer);
  }, [runs]);
  return now;
}
