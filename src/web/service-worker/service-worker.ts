import './fill-in.ts';
import type { ToPage, ToWorker } from '#web/platform/update/worker-messages.ts';
import { withFillIn } from './fill-in.ts';
import { openNotification } from './open-notification.ts';
import type { PrecacheList } from './precache-list.ts';
import { renewSubscription } from './renew-subscription.ts';
import { answerFromCaches, answerWithoutWorker } from './routes.ts';
import { type SyncEvent, sendFromWorker } from './send-waiting.ts';
import { createShellCache } from './shell-cache.ts';
import { showPush } from './show-push.ts';

// Built as /sw.js, so that its scope is the whole site.
declare const self: ServiceWorkerGlobalScope;

/** Set by scripts/vite-service-worker.mjs. */
declare const precacheList: PrecacheList;

const shell = createShellCache(withFillIn(precacheList));
answerFromCaches(shell);

self.addEventListener('install', (event) => {
  event.waitUntil(install());
  event.waitUntil(answerWithoutWorker(event));
});

async function install(): Promise<void> {
  await shell.install();
  // The first version is not an update, so the pages are not told about it.
  if (self.registration.active === null) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage({ type: 'SW_UPDATED' } satisfies ToPage);
}

self.addEventListener('activate', (event) => {
  event.waitUntil(shell.controller.activate(event));
  // Claims the page that registered the worker, so that even the first notification can navigate it.
  event.waitUntil(self.clients.claim());
});

self.addEventListener('message', (event) => {
  const message: ToWorker = event.data;
  if (message.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (message.type === 'BUILD') event.ports[0]?.postMessage(shell.build);
  if (message.type === 'KEEP') {
    // If something cannot be loaded now, the next page that opens requests it again.
    const done = () => event.ports[0]?.postMessage('kept');
    event.waitUntil(shell.want(message).then(done, () => {}));
  }
});

self.addEventListener('push', (event) => event.waitUntil(showPush(self, event.data)));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openNotification(self, event));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renewSubscription(self, event));
});

// Background Sync, if supported: the device is online again.
self.addEventListener('sync', (event) => {
  const { tag } = event as SyncEvent;
  (event as SyncEvent).waitUntil(sendFromWorker(self, tag));
});
