import { createBrowserHistory, type RouterHistory } from '@tanstack/history';
import type { QueryClient } from '@tanstack/react-query';
import { wantsStillness } from '#web/platform/device.ts';
import { chooseLanguage, showLanguage, visitorLanguage } from '#web/platform/language.ts';
import { userQuery } from '#web/platform/session/user.ts';
import { Router } from '#web/router/router.ts';
import { createSheetHistory } from '#web/ui/sheet-history.ts';
import { Shell } from './root.tsx';
import { loadMoreRoutes, routes } from './routes.ts';

/** Longer than it takes to show a screen that is here already, and shorter than anybody notices. */
const skeletonAfterMs = 40;

/** The app's router; tests give it a history of their own. */
export function createAppRouter(
  client: QueryClient,
  history: RouterHistory = createBrowserHistory(),
): Router {
  return new Router({
    client,
    history: createSheetHistory(history),
    routes,
    loadMoreRoutes,
    prepare: () => prepare(client),
    skeletonAfterMs,
    hasTransitions: () => 'startViewTransition' in document && !wantsStillness(),
  });
}

/** Who is here, in which language, and the frame around a golfer's screens. */
async function prepare(client: QueryClient): Promise<void> {
  // The texts of the browser's language come with the answer who this is, and are most often right.
  const [user] = await Promise.all([
    client.ensureQueryData(userQuery),
    showLanguage(visitorLanguage()),
  ]);
  if (user) await Promise.all([Shell.preload(), chooseLanguage(user.preferredLanguage)]);
}
