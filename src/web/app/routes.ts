import type { QueryClient } from '@tanstack/react-query';
import { loadTexts } from '#web/platform/i18n.ts';
import { lazily } from '#web/platform/loading/lazily.ts';
import { loadCode } from '#web/platform/loading/load-code.ts';
import type { Routes } from '#web/router/route.ts';
import { visitorsOnly } from './guards.ts';
import { Home, preloadHome } from './screens/home.tsx';

/** In a file of its own: the home screen does not load it. */
const loadOptions = async (client: QueryClient) => {
  const options = await loadCode(() => import('#web/features/accounts/sign-in-options.ts'));
  await options.loadSignInOptions(client);
};

/** The routes on which most visits begin. Each screen is loaded when it is needed, or when a link is touched. */
export const routes: Partial<Routes> = {
  '/': {
    load: ({ client, search }) => preloadHome(client, search.open),
    screen: Home,
  },
  '/sign-in': {
    guard: visitorsOnly,
    load: ({ client, search: { problem } }) =>
      Promise.all([
        loadTexts('accounts', ...(problem ? ['errors' as const] : [])),
        loadOptions(client),
      ]),
    screen: lazily(() => import('./screens/sign-in.tsx'), 'SignIn'),
  },
  '/sign-up': {
    guard: visitorsOnly,
    load: ({ client }) => Promise.all([loadTexts('accounts'), loadOptions(client)]),
    screen: lazily(() => import('./screens/sign-up.tsx'), 'SignUp'),
  },
};

/** All other routes, for which a first visit does not wait. */
export const loadMoreRoutes = async (): Promise<Partial<Routes>> =>
  (await loadCode(() => import('./background.bundle.ts'))).moreRoutes;
