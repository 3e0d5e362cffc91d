import { isInstalled } from './device.ts';

/**
 * Asks the browser never to make room by deleting what waits on this device. Only in the installed app, where
 * browsers decide that by themselves: in a tab some would ask the golfer.
 */
export async function askForPersistentStorage(): Promise<void> {
  if (!isInstalled()) return;
  try {
    await navigator.storage.persist();
  } catch {
    // Not every browser has it, or allows it.
  }
}
