import { createStore, type ReadableStore } from '../store.ts';
import { takeOver, whenInstalled } from './worker.ts';

const pending = createStore(false);

/** Whether the next change of screen should load the page again: another version has taken over. */
export const reloadPending: ReadableStore<boolean> = pending;

/** Loads the page again as soon as nobody looks at it: now if it is hidden, else when it is. */
export function reloadSoon(): void {
  if (pending.get()) return;
  pending.set(true);
  const reloadIfHidden = () => {
    if (document.hidden) location.reload();
  };
  document.addEventListener('visibilitychange', reloadIfHidden);
  reloadIfHidden();
}

/** Loads the page again, in a newer version if there is one by now. */
export async function reloadIntoNewest(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration('/');
    await registration?.update();
    if (registration?.installing) await whenInstalled(registration.installing);
    if (registration?.waiting) await takeOver(registration.waiting);
  } catch {
    // The page comes back as it is then.
  }
  location.reload();
}
