import { useEffect, useState } from 'react';
import { whenIdle } from './idle.ts';

/** False until the page has been idle for a moment. Used to delay nonessential content. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle;
}
