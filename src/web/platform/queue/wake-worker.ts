import { sendWaitingTag } from '#contract/offline.ts';

/** The registration in browsers that support Background Sync. */
type SyncRegistration = ServiceWorkerRegistration & {
  readonly sync?: { register(tag: string): Promise<void> };
};

/** Asks the browser to wake the service worker when the device is online, even if the app is closed then. */
export async function wakeWorker(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    await (registration as SyncRegistration | undefined)?.sync?.register(sendWaitingTag);
  } catch {
    // Some browsers lack Background Sync or refuse. The app then sends the changes when it is opened.
  }
}
