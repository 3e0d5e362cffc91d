import './app.css';
import type { QueryClient } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '#web/platform/api/client.ts';
import { ApiError, OfflineError } from '#web/platform/api/failures.ts';
import { followOtherTabs } from '#web/platform/api/other-tabs.ts';
import { watchForFaults } from '#web/platform/client-log/client-log.ts';
import { quietConsole } from '#web/platform/client-log/quiet-console.ts';
import { nextTask, whenIdle } from '#web/platform/device.ts';
import { isFramed } from '#web/platform/framed.ts';
import { loadTexts } from '#web/platform/i18n.ts';
import { watchInstall } from '#web/platform/install-prompt.ts';
import { showLanguage, visitorLanguage } from '#web/platform/language.ts';
import { followAccount } from '#web/platform/live/follow-account.ts';
import { clearQueries } from '#web/platform/persisted-queries/clear-queries.ts';
import { golferOnDevice } from '#web/platform/persisted-queries/golfer-on-device.ts';
import { hasPageAnswers, takePageAnswers } from '#web/platform/persisted-queries/page-answers.ts';
import { persistQueries } from '#web/platform/persisted-queries/persist-queries.ts';
import { restoreQueries } from '#web/platform/persisted-queries/restore-queries.ts';
import { askForPersistentStorage } from '#web/platform/persistent-storage.ts';
import { followQueue } from '#web/platform/queue/follow-queue.ts';
import { showWaiting } from '#web/platform/queue/overlays.ts';
import { registerServiceWorker } from '#web/platform/service-worker.ts';
import { reloadPending } from '#web/platform/update/reload.ts';
import { App } from './app.tsx';
import { createAppRouter } from './router.ts';

const loadGolfer = () => import('./golfer.ts');

/** Resolves when the first screen stands and the page has nothing else to do. */
const stands = Promise.withResolvers<void>();

const loadBackground = async () => {
  await stands.promise;
  return import('./background.ts');
};

/** Shows the app in the page. */
export async function start(): Promise<void> {
  quietConsole();
  watchForFaults();

  // Safari does not have it yet, and every date rule needs it.
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');

  // Each part in a task of its own: the page may be in use already.
  await nextTask();
  prepareHome();
  const client = createQueryClient();
  await nextTask();
  if (!isFramed()) await takePart(client);
  await nextTask();
  const router = createAppRouter(client);
  // Another tab has updated: the screen after this one comes from the new version.
  router.subscribe('left', ({ href }) => {
    if (reloadPending.get() && href !== router.state.shown?.location.href) location.assign(href);
  });
  const stop = router.subscribe('rendered', () => {
    stop();
    whenIdle(stands.resolve);
  });
  const place = document.getElementById('root');
  if (!place) throw new Error('index.html has no #root');
  const root = createRoot(place, { onCaughtError });
  await router.start();
  // In slices: what the server or the device has shown until now answers a finger meanwhile.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App client={client} router={router} />
      </StrictMode>,
    ),
  );
}

/** Fetches what the home screen of this device's golfer needs, while the device is still being read. */
function prepareHome(): void {
  if (!(golferOnDevice() !== null || hasPageAnswers()) || location.pathname !== '/') return;
  const language = showLanguage(visitorLanguage());
  // What does not arrive is asked for again by the screen, which says so.
  void Promise.all([loadGolfer(), language.then(() => loadTexts('dashboard', 'queue'))]).catch(
    () => {},
  );
}

/** Keeps on the device what it is to keep, and follows what changes elsewhere and what waits to be sent. */
async function takePart(client: QueryClient): Promise<void> {
  watchInstall();
  const sent = takePageAnswers();
  // Somebody else has signed in since.
  if (sent && sent.golferId !== golferOnDevice()) await clearQueries();
  await restoreQueries(client, () => import('./restore-device.ts'));
  persistQueries(client);
  sent?.put(client);
  await nextTask();
  await showWaiting(client, () => import('./waiting-overlay.ts'));
  followOtherTabs(client);
  followAccount(client, loadBackground);
  followQueue(client, loadBackground);
  registerServiceWorker(loadBackground);
  void askForPersistentStorage();
}

/**
 * For React's root: what a boundary has shown to the golfer. An answer that failed or did not arrive is
 * told there and is no fault of the code; anything else is one and goes to the console.
 */
function onCaughtError(error: unknown): void {
  if (error instanceof ApiError || error instanceof OfflineError) return;
  reportError(error);
}
