import { push } from '#contract/push.ts';
import { apiRequest } from '#web/platform/api/request.ts';
import { subscriptionBody } from '#web/platform/push-subscription.ts';
import { activeServiceWorker } from '#web/platform/service-worker.ts';
import { pushSupport } from './push-support.ts';

/** The endpoint of this browser's subscription; null without one. */
export async function findEndpoint(): Promise<string | null> {
  try {
    const registration = await navigator.serviceWorker.getRegistration('/');
    const subscription = await registration?.pushManager.getSubscription();
    return subscription?.endpoint ?? null;
  } catch {
    return null;
  }
}

/** Asks the golfer, unless that was done before; false for any answer but yes. */
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

/** Subscribes this browser and tells the server; a subscription that it has already is sent again. */
export async function subscribeDevice(): Promise<boolean> {
  try {
    const { publicKey } = (await apiRequest(push.publicKey.path)) as { publicKey: string };
    const { pushManager } = await activeServiceWorker();
    const known = await pushManager.getSubscription();
    const key = known?.options.applicationServerKey;
    // One for the keys of another installation reaches nobody.
    const isForeign = key instanceof ArrayBuffer && base64url(key) !== publicKey;
    if (isForeign) await known?.unsubscribe();
    const subscription =
      (isForeign ? null : known) ??
      (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
    await apiRequest(push.subscribe.method, push.subscribe.path, subscriptionBody(subscription));
    return true;
  } catch {
    return false;
  }
}

/** Tells the server first: should the browser fail after that, nothing comes any more all the same. */
export async function unsubscribeDevice(): Promise<boolean> {
  try {
    const registration = await navigator.serviceWorker.getRegistration('/');
    const subscription = await registration?.pushManager.getSubscription();
    if (!subscription) return true;
    const { endpoint } = subscription;
    await apiRequest(push.unsubscribe.method, push.unsubscribe.path, { endpoint });
    await subscription.unsubscribe();
    return true;
  } catch {
    return false;
  }
}
