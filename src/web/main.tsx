import './app/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createAppRouter } from './app/router.tsx';
import { createQueryClient } from './platform/api/client.ts';
import { ApiError, OfflineError } from './platform/api/failures.ts';
import { followOtherTabs } from './platform/api/other-tabs.ts';
import { watchForFaults } from './platform/client-log/client-log.ts';
import { quietConsole } from './platform/client-log/quiet-console.ts';
import { watchInstall } from './platform/install-prompt.ts';
import { keepReads } from './platform/kept-reads/keep-reads.ts';
import { restoreReads } from './platform/kept-reads/restore-reads.ts';
import { followAccount } from './platform/live/follow-account.ts';
import { followQueue } from './platform/queue/follow-queue.ts';
import { showWaiting } from './platform/queue/overlays.ts';
import { registerServiceWorker } from './platform/service-worker.ts';
import { reloadPending } from './platform/update/reload.ts';

const loadGolfer = () => import('./app/golfer.ts');

quietConsole();
watchInstall();
watchForFaults();

// Safari does not have it yet, and every date rule needs it.
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');

const client = createQueryClient();
await restoreReads(client);
keepReads(client);
await showWaiting(client, () => import('./app/waiting-overlay.ts'));
followOtherTabs(client);
followAccount(client, loadGolfer);
followQueue(client, loadGolfer);
registerServiceWorker();
const router = createAppRouter(client);
// Another tab has updated: the screen after this one comes from the new version.
router.subscribe('onBeforeNavigate', ({ toLocation, hrefChanged }) => {
  if (hrefChanged && reloadPending.get()) location.assign(toLocation.href);
});
const place = document.getElementById('root');
if (!place) throw new Error('index.html has no #root');
createRoot(place, { onCaughtError }).render(
  <StrictMode>
    <App client={client} router={router} />
  </StrictMode>,
);

/**
 * For React's root: what a boundary has shown to the golfer. An answer that failed or did not arrive is
 * told there and is no fault of the code; anything else is one and goes to the console.
 */
function onCaughtError(error: unknown): void {
  if (error instanceof ApiError || error instanceof OfflineError) return;
  reportError(error);
}
