import { isInstalled } from './device-traits.ts';

/**
 * Asks the browser never to delete the changes waiting on this device to free up space. Only in the installed app,
 * where browsers decide without asking; in a tab, some would ask the golfer.
 */
export async function askForPersistentStorage(): Promise<void> {
  if (!isInstalled()) return;
  try {
    await navigator.storage.persist();
  } catch {
    // Some browsers lack this API or refuse.
  }
}
