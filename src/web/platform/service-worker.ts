const register = () => navigator.serviceWorker.register('/sw.js', { scope: '/' });

/** Registers the service worker when the page has loaded. The development server has none. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Some browsers and devices do not allow it, and the app works without.
  const start = () => void register().catch(() => {});
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}

/**
 * The service worker, once it works.
 * @throws when the browser does not allow it, or there is none
 */
export async function activeServiceWorker(): Promise<ServiceWorkerRegistration> {
  await register();
  return navigator.serviceWorker.ready;
}
