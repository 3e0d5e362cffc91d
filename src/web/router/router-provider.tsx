import { type ReactNode, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import type { Router } from './router.ts';
import { RouterContext, ShownContext } from './router-context.ts';

type RouterProviderProps = { readonly router: Router; readonly children: ReactNode };

/** Starts the router if it is not started. Renders the children when the first screen is loaded. */
export function RouterProvider({ router, children }: RouterProviderProps) {
  const shown = useSyncExternalStore(router.follow, () => router.state.shown);
  useEffect(() => {
    void router.start();
    return router.stop;
  }, [router]);
  useLayoutEffect(() => {
    if (shown !== null) router.rendered();
  }, [router, shown]);
  if (shown === null) return null;
  return (
    <RouterContext value={router}>
      <ShownContext value={shown}>{children}</ShownContext>
    </RouterContext>
  );
}
