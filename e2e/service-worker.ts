import type { BrowserContext, Page } from '@playwright/test';
import { sendWaitingTag } from '../src/contract/offline.ts';

/** Returns the URLs in all caches of the app. */
export const cachedUrls = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = names.map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(requests)).flat().map(({ url }) => url);
  });

/** Resolves when the service worker controls the page and has stored all of a golfer's screens. */
export async function offlineReady(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker?.controller != null);
  await page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel();
    const kept = new Promise((resolve) => port1.addEventListener('message', resolve));
    port1.start();
    const language = document.documentElement.lang;
    const message = { type: 'KEEP', language, screens: true, golfer: true };
    navigator.serviceWorker.controller?.postMessage(message, [port2]);
    await kept;
  });
}

/** Records which of the page's own files come from the service worker, and which do not. */
export function watchFiles(context: BrowserContext) {
  const fromWorker: string[] = [];
  const fromServer: string[] = [];
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    // Ignores the service worker's own requests, which are reported, too.
    if (pathname.startsWith('/api/') || response.request().serviceWorker() !== null) return;
    (response.fromServiceWorker() ? fromWorker : fromServer).push(pathname);
  });
  return { fromWorker, fromServer };
}

/** Wakes a site's service worker, as the browser does when it is online again, and waits until it is done. */
export async function wakeWorker(page: Page, url: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(url));
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin: url,
    registrationId: await registered,
    tag: sendWaitingTag,
    lastChance: false,
  });
  await session.detach();
}
