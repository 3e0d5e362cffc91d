import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { getTranslation } from '#web/i18n/translation.ts';
import { loginPath } from '../api/login-path.ts';
import { logServerFault } from '../client-log/client-log.ts';
import { clearQueries } from '../persisted-queries/clear-queries.ts';
import { toastFailure } from '../toast/toast.ts';
import { createSignedOutHandler } from './signed-out.ts';

/** Cached reads stay fresh until an action refreshes them. A read is tried again only while its error is shown. */
export function createQueryClient(): QueryClient {
  const signedOut = createSignedOutHandler({
    notify: () => {
      void clearQueries();
      toastFailure({
        title: getTranslation('app').t('signedOut.title'),
        description: getTranslation('app').t('signedOut.text'),
      });
    },
    leave: () => location.assign(loginPath(location.pathname + location.search)),
  });
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        logServerFault(error);
        signedOut(error, meta?.['auth']);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, ...[, , { meta }]) => {
        logServerFault(error);
        signedOut(error, meta?.['auth']);
      },
    }),
    defaultOptions: {
      // `always`: when offline, a request fails at once with an error instead of being paused silently.
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        retry: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
