import { sendWaitingTag } from '#contract/offline.ts';

/** The service worker, as browsers with Background Sync have it. */
type SyncRegistration = ServiceWorkerRegistration & {
  readonly sync?: { register(tag: string): Promise<void> };
};

/** Has the browser wake the service worker once there is a connection, also when the app is closed by then. */
export async function wakeWorker(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    await (registration as SyncRegistration | undefined)?.sync?.register(sendWaitingTag);
  } catch {
    // Not every browser has it, or allows it: the app sends when it is opened.
  }
}
