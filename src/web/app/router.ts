import { createBrowserHistory, type RouterHistory } from '@tanstack/history';
import type { QueryClient } from '@tanstack/react-query';
import { wantsStillness } from '#web/platform/browser/device-traits.ts';
import { readValues } from '#web/platform/device/stored-value.ts';
import { chooseLanguage, showLanguage, visitorLanguage } from '#web/platform/language.ts';
import { userQuery } from '#web/platform/session/user.ts';
import { Router } from '#web/router/router.ts';
import { createSheetHistory } from '#web/ui/sheet-history.ts';
import { Shell } from './root.tsx';
import { loadMoreRoutes, routes } from './routes.ts';

/** Longer than it takes to show a loaded screen, and too short to notice. */
const skeletonAfterMs = 40;

/** Creates the app's router; tests pass their own history. */
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

/** Loads the user, the language, and for golfers the frame around their screens and what they have typed. */
async function prepare(client: QueryClient): Promise<void> {
  // Loads the texts of the browser's language along with the user; it is most often the right one.
  const [user] = await Promise.all([
    client.ensureQueryData(userQuery),
    showLanguage(visitorLanguage()),
  ]);
  if (user)
    await Promise.all([Shell.preload(), chooseLanguage(user.preferredLanguage), readValues()]);
}
