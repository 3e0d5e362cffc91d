import type { push } from '#contract/push.ts';
import { subscriptionBody } from '#web/platform/push-subscription.ts';

type Rows = typeof push;

// As text: the rows would bring the schemas of their requests along.
const publicKeyPath: Rows['publicKey']['path'] = '/api/push/vapid-public-key';
const subscribePath: Rows['subscribe']['path'] = '/api/push/subscribe';

type Scope = Pick<ServiceWorkerGlobalScope, 'registration' | 'fetch'>;

type Change = {
  readonly newSubscription?: PushSubscription | null;
  readonly oldSubscription?: PushSubscription | null;
};

/** Tells the server where this device is reached now, after its push service has given it another address. */
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
    // Signed out or without permission: the golfer turns it on again on the settings.
  }
}
