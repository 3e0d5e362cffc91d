import { useEffect, useState } from 'react';

/** Short enough for the display to show every second. */
const lookEveryMs = 250;

/** The current time in milliseconds since 1970, updated while `runs` is true. */
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
