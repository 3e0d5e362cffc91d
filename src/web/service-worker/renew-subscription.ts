import type { push } from '#contract/push.ts';
import { subscriptionBody } from '#web/platform/push-subscription.ts';

type Rows = typeof push;

// Copied as text: importing the rows would load their request schemas.
const publicKeyPath: Rows['publicKey']['path'] = '/api/push/vapid-public-key';
const subscribePath: Rows['subscribe']['path'] = '/api/push/subscribe';

type Scope = Pick<ServiceWorkerGlobalScope, 'registration' | 'fetch'>;

type Change = {
  readonly newSubscription?: PushSubscription | null;
  readonly oldSubscription?: PushSubscription | null;
};

/** Sends the server this device's new push endpoint after its push service has changed it. */
export async function renewSubscription(
  { registration, fetch }: Scope,
  { newSubscription, oldSubscription }: Change,
): Promise<void> {
  const publicKey = async () => {
    const answer = await fetch(publicKeyPath);
    return ((await answer.json()) as { publicKey: string }).publicKey;
  };
  try {
    const subscription =
      newSubscription ??
      (await registration.pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: oldSubscription?.options.applicationServerKey ?? (await publicKey()),
      }));
    await fetch(subscribePath, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(subscriptionBody(subscription)),
    });
  } catch {
    // Signed out or without permission: the golfer has to turn push on again in the settings.
  }
}
