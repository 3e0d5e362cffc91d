import { useEffect, useState } from 'react';
import { afterPaint } from '../device.ts';

let stands = true;

/** For the start of the app: the first screen waits until its frame is there. */
export function showFrameFirst(): void {
  stands = false;
}

/**
 * False until the frame of the app is on the screen. The first screen shows its skeleton until then, so that the
 * navigation can be used while the screen itself is rendered.
 */
export function useFrameStands(): boolean {
  const [isThere, setIsThere] = useState(stands);
  useEffect(() => {
    if (isThere) return;
    return afterPaint(() => {
      stands = true;
      setIsThere(true);
    });
  }, [isThere]);
  return isThere;
}
