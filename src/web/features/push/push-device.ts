import { push } from '#contract/push.ts';
import { apiRequest } from '#web/platform/api/request.ts';
import { subscriptionBody } from '#web/platform/push-subscription.ts';
import { activeServiceWorker } from '#web/platform/service-worker.ts';
import { pushSupport } from './push-support.ts';

/** The endpoint of this browser's push subscription; null if there is none. */
export async function findEndpoint(): Promise<string | null> {
  try {
    const registration = await navigator.serviceWorker.getRegistration('/');
    const subscription = await registration?.pushManager.getSubscription();
    return subscription?.endpoint ?? null;
  } catch {
    return null;
  }
}

/** Asks for permission unless the golfer has decided already. Returns whether it is granted. */
export async function allowNotifications(): Promise<boolean> {
  try {
    if (pushSupport() !== 'supported' || Notification.permission === 'denied') return false;
    return (
      Notification.permission === 'granted' ||
      (await Notification.requestPermission()) === 'granted'
    );
  } catch {
    return false;
  }
}

const base64url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Subscribes this browser and sends the subscription to the server, even if it existed before. */
export async function subscribeDevice(): Promise<boolean> {
  try {
    const { publicKey } = (await apiRequest(push.publicKey.path)) as { publicKey: string };
    const { pushManager } = await activeServiceWorker();
    const known = await pushManager.getSubscription();
    const key = known?.options.applicationServerKey;
    // A subscription with another server's key cannot receive our notifications.
    const isForeign = key instanceof ArrayBuffer && base64url(key) !== publicKey;
    if (isForeign) await known?.unsubscribe();
    const subscription =
      (isForeign ? null : known) ??
      (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
    const { method, path } = push.subscribe;
    await apiRequest(path, { method, body: subscriptionBody(subscription) });
    return true;
  } catch {
    return false;
  }
}

/** Removes the subscription on the server first, so that notifications stop even if the browser then fails. */
export async function unsubscribeDevice(): Promise<boolean> {
  try {
    const registration = await navigator.serviceWorker.getRegistration('/');
    const subscription = await registration?.pushManager.getSubscription();
    if (!subscription) return true;
    const { endpoint } = subscription;
    const { method, path } = push.unsubscribe;
    await apiRequest(path, { method, body: { endpoint } });
    await subscription.unsubscribe();
    return true;
  } catch {
    return false;
  }
}
