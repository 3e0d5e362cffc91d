import { quietScreen } from '../quiet-screen.ts';
import { createStore, type ReadableStore } from '../store.ts';
import { takeOver, whenInstalled } from './worker.ts';

const pending = createStore(false);

/** Whether the next navigation should reload the page, because another version has taken over. */
export const reloadPending: ReadableStore<boolean> = pending;

/** Reloads the page when it is hidden and quiet: at once if it is so now, otherwise as soon as it is. */
export function reloadSoon(): void {
  if (pending.get()) return;
  pending.set(true);
  const reloadIfHidden = () => {
    if (document.hidden && quietScreen.get()) location.reload();
  };
  document.addEventListener('visibilitychange', reloadIfHidden);
  reloadIfHidden();
}

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
