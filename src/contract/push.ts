import * as z from 'zod/mini';
import { type Endpoints, endpoint } from './endpoint.ts';
import type { IssueCode } from './errors.ts';
import { instant, readable } from './fields.ts';

/** The longest that a push service makes are about half of it. */
const longestEndpoint = 1000;

/** A user name or password in it would be sent along. */
const withoutCredentials = z.regex(
  /^[^/]+:\/\/[^/?#\\@]+(?:[/?#]|$)/,
  'invalid' satisfies IssueCode,
);

/** Where the push service of a browser takes messages for one device. Whoever knows it can send there. */
const pushEndpoint = z
  .url({ protocol: /^https$/, error: 'invalid' satisfies IssueCode })
  .check(z.maxLength(longestEndpoint), ...readable, withoutCredentials);

/** Bytes in base64 of either alphabet, padded or not; kept as browsers write them, URL-safe. */
const base64 = (pattern: RegExp) =>
  z.pipe(
    z.string().check(z.regex(pattern)),
    z.transform((text: string) =>
      text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''),
    ),
  );

const subscription = z.object({
  endpoint: pushEndpoint,
  /** The browser's public key, a point of P-256 in 65 bytes. */
  p256dhKey: base64(/^[\w+/-]{87}=?$/),
  /** A secret of 16 bytes that the browser shares with us. */
  authKey: base64(/^[\w+/-]{22}(?:==)?$/),
});

const pushAction = z.object({
  action: z.string(),
  title: z.string(),
  /** The screen that it opens. */
  path: z.optional(z.string()),
  /** What it asks of our server instead, without opening anything. */
  call: z.optional(
    z.object({ method: z.enum(['POST', 'PUT', 'PATCH', 'DELETE']), url: z.string() }),
  ),
});

/** What a push carries to the service worker, encrypted. Keep it small: services take 4 KB at most. */
export const pushMessage = z.object({
  id: z.string(),
  /** One of `NotificationType`. */
  type: z.string(),
  title: z.string(),
  message: z.string(),
  /** The screen that a click opens. */
  path: z.string(),
  /** A later notification with the same tag takes the place of an earlier one. */
  tag: z.string(),
  /** Whether it sounds again when it takes the place of another one. */
  renotify: z.optional(z.literal(true)),
  /** Shown even while the golfer looks at the app, as a test has to be. */
  showAlways: z.optional(z.literal(true)),
  actions: z.optional(z.array(pushAction)),
});
export type PushMessage = z.output<typeof pushMessage>;

const done = z.object({ success: z.literal(true) });

/** A device that notifications are sent to. */
const device = z.object({
  endpoint: z.string(),
  createdAt: instant,
  /** As its browser says of itself: "Firefox", "Android"; null when that says nothing. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
});
export type PushDevice = z.output<typeof device>;

export const push = {
  publicKey: endpoint({
    method: 'GET',
    path: '/api/push/vapid-public-key',
    auth: 'golfer',
    summary: 'The key that browsers subscribe with; it stays the same',
    response: z.object({ publicKey: z.string() }),
  }),
  subscribe: endpoint({
    method: 'POST',
    path: '/api/push/subscribe',
    auth: 'golfer',
    summary: 'Send notifications to this device, as long as it stays signed in',
    body: subscription,
    response: done,
  }),
  unsubscribe: endpoint({
    method: 'DELETE',
    path: '/api/push/unsubscribe',
    auth: 'golfer',
    summary: 'Send none to this device any more; the same for one that is not known',
    body: z.pick(subscription, { endpoint: true }),
    response: done,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/push/subscriptions',
    auth: 'golfer',
    summary: 'The devices that notifications are sent to, the newest first',
    response: z.array(device),
  }),
  test: endpoint({
    method: 'POST',
    path: '/api/push/test',
    auth: 'golfer',
    summary: 'Send a test notification to every device of the golfer; there has to be one',
    response: done,
  }),
  testAsAdmin: endpoint({
    method: 'POST',
    path: '/api/admin/test-push-notification',
    auth: 'admin',
    rateClass: 'credentials',
    summary: 'Send a test notification to every device of the administrator who asks',
    response: z.object({ message: z.string() }),
  }),
} satisfies Endpoints;
