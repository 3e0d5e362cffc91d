import { push } from '#contract/push.ts';
import { subscriptionBody } from '#web/platform/push-subscription.ts';

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
    const answer = await fetch(push.publicKey.path);
    return ((await answer.json()) as { publicKey: string }).publicKey;
  };
  try {
    const subscription =
      newSubscription ??
      (await registration.pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: oldSubscription?.options.applicationServerKey ?? (await publicKey()),
      }));
    await fetch(push.subscribe.path, {
      method: push.subscribe.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(subscriptionBody(subscription)),
    });
  } catch {
    // Signed out or without permission: the golfer turns it on again on the settings.
  }
}
