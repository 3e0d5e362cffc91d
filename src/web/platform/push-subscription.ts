import type { BodyOf } from '#contract/endpoint.ts';
import type { push } from '#contract/push.ts';

/** A browser's push subscription in the format that the server expects. */
export function subscriptionBody(
  subscription: Pick<PushSubscription, 'endpoint' | 'toJSON'>,
): BodyOf<typeof push.subscribe> {
  const { p256dh: p256dhKey = '', auth: authKey = '' } = subscription.toJSON().keys ?? {};
  return { endpoint: subscription.endpoint, p256dhKey, authKey };
}
