import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { previewPage } from '#contract/preview-page.ts';
import { cachePrefix } from '#web/platform/update/worker-messages.ts';
import { matchAddress } from '#web/router/addresses.ts';
import { type ShellCache, shellCache } from './shell-cache.ts';

/**
 * Navigations that must not get the cached page: API requests, the socket, files, and the one page that may be framed,
 * because its response headers allow it.
 */
const notTheApp = [/^\/api\//, /^\/ws(\/|$)/, /^[^?]*\.\w+(\?|$)/, previewPage];

const isPicture = ({ request, url }: { request: Request; url: URL }) =>
  request.destination === 'image' &&
  url.origin === location.origin &&
  url.pathname.startsWith('/api/media/');

/**
 * Serves from the caches: the files of the build, the page for every address of the app, and pictures of exercises,
 * whose URLs change with their content. All other requests go to the server, and so does the home page if no golfer
 * is signed in and any address that is not the app's.
 */
export function answerFromCaches({ controller, isGolfers }: ShellCache): void {
  const openApp = controller.createHandlerBoundToURL('/index.html');
  registerRoute(
    new NavigationRoute(
      async (options) => {
        const { pathname } = options.url;
        const isApps = pathname === '/' ? await isGolfers() : matchAddress(pathname) !== null;
        if (isApps) return openApp(options);
        // The server renders the landing page, and a proxy may have pages of its own. When offline, the app shows that
        // it is offline.
        return fetch(options.request).catch(() => openApp(options));
      },
      { denylist: notTheApp },
    ),
  );
  registerRoute(
    new PrecacheRoute(controller, { cleanURLs: false, ignoreURLParametersMatching: [] }),
  );
  registerRoute(
    isPicture,
    new CacheFirst({
      cacheName: `${cachePrefix}pictures`,
      plugins: [
        new ExpirationPlugin({
          maxEntries: 80,
          maxAgeSeconds: 30 * 24 * 60 * 60,
          purgeOnQuotaError: true,
          // The plugin's types do not support `exactOptionalPropertyTypes`.
        }) as WorkboxPlugin,
      ],
    }),
  );
}

type Rule = {
  readonly condition: { readonly urlPattern: { readonly pathname: string } };
  readonly source: 'network' | 'fetch-event' | { readonly cacheName: string };
};

/** Chromium supports it; TypeScript and other browsers do not yet. */
type WithRoutes = { readonly addRoutes?: (rules: readonly Rule[]) => Promise<void> };

const at = (pathname: string, source: Rule['source']): Rule => ({
  condition: { urlPattern: { pathname } },
  source,
});

/**
 * Registers requests that the browser can handle without starting the worker, so that the app opens sooner: files
 * with a content hash in their name, from the cache or else the server, and API requests.
 */
export async function answerWithoutWorker(event: ExtendableEvent): Promise<void> {
  await (event as WithRoutes).addRoutes?.([
    at('/api/media/*', 'fetch-event'),
    at('/api/*', 'network'),
    at('/assets/*', { cacheName: shellCache }),
  ]);
}
