import { useEffect, useState } from 'react';

/** Keeps the screen on while `wanted`. Returns whether it does, because not every browser supports or allows it. */
export function useWakeLock(wanted: boolean): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let over = false;
    const acquire = async () => {
      // The browser releases the lock whenever the page is hidden.
      if (document.visibilityState !== 'visible' || (lock !== null && !lock.released)) return;
      try {
        const acquired = await navigator.wakeLock.request('screen');
        if (over) return void acquired.release();
        lock = acquired;
        lock.addEventListener('release', () => setHeld(false));
        setHeld(true);
      } catch {
        // The request fails with a low battery or if a setting forbids it.
        setHeld(false);
      }
    };
    void acquire();
    document.addEventListener('visibilitychange', acquire);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', acquire);
      void lock?.release();
      setHeld(false);
    };
  }, [wanted]);
  return held;
}
