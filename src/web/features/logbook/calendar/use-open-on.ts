import { type RefObject, useLayoutEffect } from 'react';
import { useRouter } from '#web/router/router-context.ts';

/**
 * Scrolls a part of the screen into view when the screen opens, unless all of it is visible already. When the
 * golfer comes back to the screen, the scroll position that the router restored is kept.
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
    // The responses may arrive before or after the router renders and scrolls.
    open();
    return router.subscribe('rendered', open);
  }, [router, part]);
}
