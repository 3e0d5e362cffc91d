import { isInstalled, wantsLessData, whenIdle } from './device.ts';
import { keepOffline } from './update/worker.ts';

type Load = () => Promise<
  Pick<typeof import('./update/app-update.ts'), 'watchForUpdates' | 'watchServerBuild'>
>;

const register = () => navigator.serviceWorker.register('/sw.js', { scope: '/' });

/**
 * Registers the service worker when the page has loaded and has nothing else to do, and follows new versions
 * of the app, by code that is loaded then. The development server has none.
 */
export function registerServiceWorker(load: Load): void {
  if (!import.meta.env.PROD) return;
  // Some browsers and devices do not allow it, and the app works without.
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
 * The service worker, once it works.
 * @throws when the browser does not allow it, or there is none
 */
export async function activeServiceWorker(): Promise<ServiceWorkerRegistration> {
  await register();
  return navigator.serviceWorker.ready;
}

/**
 * Has the service worker keep the texts of a language for offline use, and for golfers every screen. A golfer
 * who saves data gets all screens once the app is installed.
 */
export async function keepForOffline(language: string, golfer: boolean): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  const screens = golfer && (isInstalled() || !wantsLessData());
  whenIdle(() => active && keepOffline(active, { language, screens, golfer }));
}
