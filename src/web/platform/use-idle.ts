import { useEffect, useState } from 'react';
import { whenIdle } from './device.ts';

/** False until the page has had nothing to do for a moment: what nobody waits for comes then. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle;
}
