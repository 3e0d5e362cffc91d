import * as z from 'zod/mini';
import { type PushMessage, pushMessage } from '#contract/push.ts';
import { isUnread } from '#server/features/notifications/public-queries.ts';
import { type Job, type Worker, worker } from '#server/platform/jobs/job.ts';
import { type Answer, ForbiddenAddressError } from '#server/platform/outgoing.ts';
import type { Platform } from '#server/platform/platform.ts';
import { deliveryOf, testType } from './message.ts';
import {
  countOutcome,
  deleteDeadSubscription,
  findSubscription,
  type Subscription,
} from './queries.ts';
import { secondsToRetry } from './retry.ts';
import { vapidKeys, vapidSubject } from './vapid-keys.ts';

/** Hours after which sending is given up. Push services are never down this long; it allows ten tries. */
const triedForHours = 4;

/** One message for one device. It may arrive twice after a crash; because of its tag, the second replaces the first. */
export const sendPush = {
  name: 'send-push',
  payload: z.object({
    subscriptionId: z.int(),
    /** The recipient, because the device may belong to another golfer by now. */
    userId: z.string(),
    message: pushMessage,
    sentAt: z.string(),
    attempt: z.int(),
  }),
  isPrivate: true,
} as const satisfies Job;

type Payload = z.output<typeof sendPush.payload>;
type Pushes = {
  readonly userId: string;
  /** The devices of this golfer. */
  readonly devices: readonly Pick<Subscription, 'id'>[];
  readonly messages: readonly PushMessage[];
};

/** Queues every message for every device of its golfer, once the transaction `db` commits. */
export async function sendPushes(
  { db, sendJob, clock }: Pick<Platform, 'db' | 'sendJob' | 'clock'>,
  ...pushes: readonly Pushes[]
): Promise<void> {
  const sentAt = clock().toString();
  const jobs = pushes.flatMap(({ userId, devices, messages }) =>
    devices.flatMap(({ id: subscriptionId }) =>
      messages.map((message) => ({
        payload: { subscriptionId, userId, message, sentAt, attempt: 1 },
      })),
    ),
  );
  if (jobs.length > 0) await sendJob(db, sendPush, ...jobs);
}

/**
 * The outcome of an attempt: the push service accepted it, the push service no longer knows the device, it will be
 * retried, or it was given up.
 */
const outcomes = ['sent', 'gone', 'retried', 'failed'] as const;
type Outcome = (typeof outcomes)[number];

export function pushWorker(platform: Platform): Worker {
  const count = platform.metrics?.counter('pinhigh_pushes_total', 'pushes by outcome', outcomes);
  return worker(sendPush, async (payload) => {
    const outcome = await deliver(platform, payload);
    if (outcome === null) return;
    count?.(outcome);
    if (outcome !== 'retried') await countOutcome(platform.db, outcome, platform.clock());
  });
}

/**
 * @returns null if the device was removed or belongs to another golfer by now, and if the notification was read,
 * withdrawn or hidden
 */
async function deliver(platform: Platform, payload: Payload): Promise<Outcome | null> {
  const { db, log, clock } = platform;
  const { subscriptionId: id, userId, message } = payload;
  const subscription = await findSubscription(db, { id, userId });
  if (subscription === null || !(await isStillNews(platform, payload))) return null;
  const { seconds } = deliveryOf(message.type);
  const expiresAt = Temporal.Instant.from(payload.sentAt).add({ seconds });
  const ttl = Math.floor(expiresAt.since(clock()).total('seconds'));
  if (ttl <= 0) return 'failed';
  const host = new URL(subscription.endpoint).host;
  const answer = await post(platform, { subscription, message, ttl }).catch(
    (error: Error) => error,
  );
  if (answer instanceof ForbiddenAddressError) {
    log.warn({ host }, 'a push was given up: its push service is at an address that is not public');
    return 'failed';
  }
  if (answer instanceof Error) return retry(platform, payload, { host, fault: answer.message });
  if (answer.status === 404 || answer.status === 410) {
    await deleteDeadSubscription(db, subscription);
    return 'gone';
  }
  if (answer.status === 429 || answer.status >= 500) {
    return retry(platform, payload, { host, ...answer });
  }
  if (answer.status >= 300) {
    log.warn({ host, status: answer.status }, 'a push was given up: its push service refuses it');
    return 'failed';
  }
  return 'sent';
}

/** Whether the message should still be shown. It may have waited in the queue for a long time. */
const isStillNews = async (
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { userId, message: { id, type } }: Payload,
): Promise<boolean> => type === testType || isUnread(db, { userId, id, now: clock() });

type Attempt = {
  readonly subscription: Subscription;
  readonly message: PushMessage;
  /** Seconds that the push service keeps the message for a device that is off. */
  readonly ttl: number;
};

/** @throws ForbiddenAddressError or any error that prevented a response */
async function post(
  { db, config, outgoing }: Platform,
  { subscription, message, ttl }: Attempt,
): Promise<Answer> {
  const { endpoint, p256dhKey: p256dh, authKey: auth } = subscription;
  const { default: webPush } = await import('web-push');
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      vapidDetails: { subject: vapidSubject(config), ...(await vapidKeys(db)) },
      TTL: ttl,
      urgency: deliveryOf(message.type).urgency,
      topic: message.tag.slice(0, 32),
    },
  );
  return outgoing.post(new URL(endpoint), { headers, body, allowedHosts: config.pushAllowedHosts });
}

type Failure = {
  readonly host: string;
  readonly status?: number;
  readonly fault?: string;
  readonly retryAfter?: string | undefined;
};

/** Retries later with a new job, because the queue's own retries cannot follow a Retry-After. */
async function retry(platform: Platform, payload: Payload, failure: Failure): Promise<Outcome> {
  const { db, sendJob, clock, log } = platform;
  const { retryAfter, ...facts } = failure;
  const now = clock();
  const delaySeconds = secondsToRetry(payload.attempt, retryAfter, now);
  const lastTry = Temporal.Instant.from(payload.sentAt).add({ hours: triedForHours });
  if (Temporal.Instant.compare(now.add({ seconds: delaySeconds }), lastTry) > 0) {
    log.warn(facts, 'a push was given up: its push service does not take it');
    return 'failed';
  }
  log.info({ ...facts, delaySeconds }, 'a push is tried again later');
  const next = { ...payload, attempt: payload.attempt + 1 };
  await sendJob(db, sendPush, { payload: next, delaySeconds });
  return 'retried';
}
