import { type RefObject, useLayoutEffect } from 'react';
import { useRouter } from '#web/router/router-context.ts';

/**
 * Brings a part of the screen into view when the screen opens, unless all of it is in view already. On
 * the way back to the screen the router has restored where the golfer was, and that stays.
 */
export function useOpenOn(part: RefObject<HTMLElement | null>): void {
  const router = useRouter();
  useLayoutEffect(() => {
    const open = () => {
      if (part.current === null || window.scrollY > 0) return;
      const { bottom } = part.current.getBoundingClientRect();
      if (bottom <= window.innerHeight) return;
      part.current.scrollIntoView({ block: 'start', behavior: 'instant' });
    };
    // The answers may come after the router has rendered and scrolled, or be there before it does.
    open();
    return router.subscribe('rendered', open);
  }, [router, part]);
}
