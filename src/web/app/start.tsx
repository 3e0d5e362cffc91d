import './app.css';
import type { QueryClient } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { applyPredictions } from '#web/offline/apply-predictions.ts';
import { ApiError, OfflineError } from '#web/platform/api/failures.ts';
import { isFramed } from '#web/platform/browser/framed.ts';
import { nextTask, whenIdle } from '#web/platform/browser/idle.ts';
import { askForPersistentStorage } from '#web/platform/browser/persistent-storage.ts';
import { createQueryClient } from '#web/platform/client/query-client.ts';
import { watchForFaults } from '#web/platform/client-log/client-log.ts';
import { quietConsole } from '#web/platform/client-log/quiet-console.ts';
import { golferOnDevice } from '#web/platform/device/golfer-on-device.ts';
import { loadTexts } from '#web/platform/i18n.ts';
import { watchInstall } from '#web/platform/install-prompt.ts';
import { showLanguage, visitorLanguage } from '#web/platform/language.ts';
import { followAccount } from '#web/platform/live/follow-account.ts';
import { followOtherTabs } from '#web/platform/live/other-tabs.ts';
import { persistQueries } from '#web/platform/persisted-queries/persist-queries.ts';
import { followQueue } from '#web/platform/queue/follow-queue.ts';
import { registerServiceWorker } from '#web/platform/service-worker.ts';
import { reloadPending } from '#web/platform/update/reload.ts';
import { App } from './app.tsx';
import { restoreDevice } from './restore-device.ts';
import { createAppRouter } from './router.ts';

const loadGolfer = () => import('./golfer.bundle.ts');

/** Resolves when the first screen has rendered and the page is idle. */
const stands = Promise.withResolvers<void>();

const loadBackground = async () => {
  await stands.promise;
  return import('./background.bundle.ts');
};

/** Starts the app in the page. */
export async function start(): Promise<void> {
  quietConsole();
  watchForFaults();

  // Safari does not have it yet, and all date rules need it.
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');

  // Each part runs in its own task, because the golfer may already be using the page.
  await nextTask();
  prepareHome();
  const client = createQueryClient();
  await nextTask();
  if (!isFramed()) await takePart(client);
  await nextTask();
  const router = createAppRouter(client);
  // After another tab has updated, the next screen is loaded from the new version.
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
  // Rendered in slices, so that the HTML from the server or the device stays responsive to taps meanwhile.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App client={client} router={router} />
      </StrictMode>,
    ),
  );
}

/** Loads the code and texts of the home screen for this device's golfer while the device's data is still being read. */
function prepareHome(): void {
  if (golferOnDevice() === null || location.pathname !== '/') return;
  const language = showLanguage(visitorLanguage());
  // If something cannot be loaded, the screen requests it again and shows the error.
  void Promise.all([loadGolfer(), language.then(() => loadTexts('dashboard', 'queue'))]).catch(
    () => {},
  );
}

/** Restores and stores data on the device, and starts following changes made elsewhere and sending waiting changes. */
async function takePart(client: QueryClient): Promise<void> {
  watchInstall();
  await restoreDevice(client);
  persistQueries(client);
  await nextTask();
  await applyPredictions(client);
  followOtherTabs(client);
  followAccount(client, loadBackground);
  followQueue(client, loadBackground);
  registerServiceWorker(loadBackground);
  void askForPersistentStorage();
}

/**
 * For React's root: handles errors that a boundary has shown to the golfer. Failed or missing responses are not
 * faults of the code; all other errors are reported to the console.
 */
function onCaughtError(error: unknown): void {
  if (error instanceof ApiError || error instanceof OfflineError) return;
  reportError(error);
}
