import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { previewPage } from '#contract/preview-page.ts';
import { cachePrefix } from '#web/platform/update/worker-messages.ts';
import { type ShellCache, shellCache } from './shell-cache.ts';

/**
 * Addresses that a browser may go to without wanting the page that is kept: calls, the socket, documents, files,
 * and the one page that may be framed, whose headers say so.
 */
const notTheApp = [/^\/api\//, /^\/ws(\/|$)/, /^\/docs(\/|$)/, /^[^?]*\.\w+(\?|$)/, previewPage];

const isPicture = ({ request, url }: { request: Request; url: URL }) =>
  request.destination === 'image' &&
  url.origin === location.origin &&
  url.pathname.startsWith('/api/media/');

/**
 * Answers from the caches: the files of the build, the page for every address of the app, and pictures of
 * exercises, whose address says their content. All other calls go to the server, and where nobody is signed in
 * so does the home address.
 */
export function answerFromCaches({ controller, isGolfers }: ShellCache): void {
  const openApp = controller.createHandlerBoundToURL('/index.html');
  registerRoute(
    new NavigationRoute(
      async (options) => {
        if (options.url.pathname !== '/' || (await isGolfers())) return openApp(options);
        // The landing page is the server's. Without a network the app says so.
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
          // Its types do not know `exactOptionalPropertyTypes`.
        }) as WorkboxPlugin,
      ],
    }),
  );
}

type Rule = {
  readonly condition: { readonly urlPattern: { readonly pathname: string } };
  readonly source: 'network' | 'fetch-event' | { readonly cacheName: string };
};

/** Chromium has it; TypeScript and other browsers do not yet. */
type WithRoutes = { readonly addRoutes?: (rules: readonly Rule[]) => Promise<void> };

const at = (pathname: string, source: Rule['source']): Rule => ({
  condition: { urlPattern: { pathname } },
  source,
});

/**
 * Tells the browser what it can answer without starting the worker: files whose names say their content, from
 * the cache or else the server, and calls. The app opens sooner so.
 */
export async function answerWithoutWorker(event: ExtendableEvent): Promise<void> {
  await (event as WithRoutes).addRoutes?.([
    at('/api/media/*', 'fetch-event'),
    at('/api/*', 'network'),
    at('/assets/*', { cacheName: shellCache }),
  ]);
}
