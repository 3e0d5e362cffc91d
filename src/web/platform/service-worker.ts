import { isInstalled, wantsLessData } from './browser/device-traits.ts';
import { whenIdle } from './browser/idle.ts';
import { keepOffline } from './update/worker.ts';

type Load = () => Promise<
  Pick<typeof import('./update/app-update.ts'), 'watchForUpdates' | 'watchServerBuild'>
>;

const register = () => navigator.serviceWorker.register('/sw.js', { scope: '/' });

/**
 * Registers the service worker when the page has loaded and is idle, then follows new versions of the app with code
 * loaded at that time. The development server has no service worker.
 */
export function registerServiceWorker(load: Load): void {
  if (!import.meta.env.PROD) return;
  // Some browsers and devices do not allow it; the app works without it.
  const start = () => whenIdle(() => void followVersions(load).catch(() => {}));
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}

async function followVersions(load: Load): Promise<void> {
  const { watchForUpdates, watchServerBuild } = await load();
  watchServerBuild();
  if ('serviceWorker' in navigator) watchForUpdates(await register());
}

/**
 * Resolves with the registration when the service worker is active.
 * @throws when the browser does not allow service workers, or has none
 */
export async function activeServiceWorker(): Promise<ServiceWorkerRegistration> {
  await register();
  return navigator.serviceWorker.ready;
}

/**
 * Asks the service worker to cache the texts of a language for offline use and, for golfers, all screens. For a
 * golfer who saves data it caches all screens only in the installed app.
 */
export async function keepForOffline(language: string, golfer: boolean): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  const screens = golfer && (isInstalled() || !wantsLessData());
  whenIdle(() => active && keepOffline(active, { language, screens, golfer }));
}
