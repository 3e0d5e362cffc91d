import { useEffect, useState } from 'react';

/** Safari allows the request only during one of these, once in each document; a touch by itself is not enough. */
const occasions = ['visibilitychange', 'click', 'keydown'];

/** Keeps the screen on while `wanted`. Returns whether it does, because not every browser supports or allows it. */
export function useWakeLock(wanted: boolean): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let over = false;
    let asking = false;
    const acquire = async () => {
      // The browser releases the lock whenever the page is hidden.
      if (asking || document.visibilityState !== 'visible') return;
      if (lock !== null && !lock.released) return;
      asking = true;
      try {
        const acquired = await navigator.wakeLock.request('screen');
        if (over) return void acquired.release();
        lock = acquired;
        lock.addEventListener('release', () => setHeld(false));
        setHeld(true);
      } catch {
        // The request fails with a low battery or if a setting forbids it.
        setHeld(false);
      } finally {
        asking = false;
      }
    };
    void acquire();
    for (const occasion of occasions) document.addEventListener(occasion, acquire, true);
    return () => {
      over = true;
      for (const occasion of occasions) document.removeEventListener(occasion, acquire, true);
      void lock?.release();
      setHeld(false);
    };
  }, [wanted]);
  return held;
}
