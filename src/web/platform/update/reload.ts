import { createStore } from '../store.ts';
import { takeOver, whenInstalled } from './worker.ts';

/** Whether the next navigation should reload the page, because another version has taken over. */
export const reloadPending = createStore(false);

/** Reloads the page, in a newer version if there is one. */
export async function reloadIntoNewest(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration('/');
    await registration?.update();
    if (registration?.installing) await whenInstalled(registration.installing);
    if (registration?.waiting) await takeOver(registration.waiting);
  } catch {
    // The reload then shows the current version.
  }
  location.reload();
}
