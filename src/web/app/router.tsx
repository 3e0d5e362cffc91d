import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { wantsStillness } from '#web/platform/device.ts';
import { ScreenSkeleton } from '#web/platform/screen/states.tsx';
import { createSheetHistory } from '#web/ui/sheet-history.ts';
import { Failed } from './error-screens.tsx';
import { rootRoute } from './root.tsx';
import { routes } from './routes.ts';
import { parseSearch, stringifySearch } from './search.ts';

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}

/** Longer than it takes to show a screen that is here already, and shorter than anybody notices. */
const pendingMs = 40;

/** The app's router; tests give it a history of their own. */
export function createAppRouter(queryClient: QueryClient, history?: RouterHistory) {
  const router = createRouter({
    routeTree: rootRoute.addChildren(routes),
    context: { queryClient },
    history: createSheetHistory(history),
    parseSearch,
    stringifySearch,
    defaultErrorComponent: Failed,
    defaultPendingComponent: ScreenSkeleton,
    // The first screen comes with the frame that it wants, so that nothing moves.
    defaultPendingMs: Number.POSITIVE_INFINITY,
    defaultPendingMinMs: 0,
    defaultPreload: 'intent',
    // What a screen reads is cached by the query client; the router keeps no second copy.
    defaultPreloadStaleTime: 0,
    defaultViewTransition: { types: () => (wantsStillness() ? false : []) },
    scrollRestoration: true,
    scrollRestorationBehavior: 'instant',
  });
  // From then on a tap is answered at once: what is not here by then is waited for on its own screen.
  const stop = router.subscribe('onResolved', () => {
    router.options.defaultPendingMs = pendingMs;
    stop();
  });
  return router;
}
