import * as z from 'zod/mini';
import { type Endpoints, endpoint } from './endpoint.ts';
import type { IssueCode } from './errors.ts';
import { instant, readable, success } from './fields.ts';

/** In characters. The longest endpoints of push services have about half of it. */
const longestEndpoint = 1000;

/** The server would send a user name or password in the URL along with its requests. */
const withoutCredentials = z.regex(
  /^[^/]+:\/\/[^/?#\\@]+(?:[/?#]|$)/,
  'invalid' satisfies IssueCode,
);

/** The URL at which a browser's push service accepts messages for one device. Anyone who knows it can send messages. */
const pushEndpoint = z
  .url({ protocol: /^https$/, error: 'invalid' satisfies IssueCode })
  .check(z.maxLength(longestEndpoint), ...readable, withoutCredentials);

/** Bytes in standard or URL-safe base64, padded or not; stored in the URL-safe form that browsers use. */
const base64 = (pattern: RegExp) =>
  z.pipe(
    z.string().check(z.regex(pattern)),
    z.transform((text: string) =>
      text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''),
    ),
  );

const subscription = z.object({
  endpoint: pushEndpoint,
  /** The browser's public key, a P-256 point of 65 bytes. */
  p256dhKey: base64(/^[\w+/-]{87}=?$/),
  /** A 16-byte secret shared by the browser and the server. */
  authKey: base64(/^[\w+/-]{22}(?:==)?$/),
});

const pushAction = z.object({
  action: z.string(),
  title: z.string(),
  /** The screen that the action opens. */
  path: z.optional(z.string()),
  /** The request that the action sends to our server instead of opening a screen. */
  call: z.optional(
    z.object({ method: z.enum(['POST', 'PUT', 'PATCH', 'DELETE']), url: z.string() }),
  ),
});

/** The encrypted content of a push for the service worker. Must stay small: push services accept at most 4 KB. */
export const pushMessage = z.object({
  id: z.string(),
  /** A `NotificationType`. */
  type: z.string(),
  title: z.string(),
  message: z.string(),
  /** The screen that a click opens. */
  path: z.string(),
  /** A later notification with the same tag replaces an earlier one. */
  tag: z.string(),
  /** Whether it makes a sound again when it replaces another one. */
  renotify: z.optional(z.literal(true)),
  /** Shown even while the golfer is using the app, as needed for a test notification. */
  showAlways: z.optional(z.literal(true)),
  actions: z.optional(z.array(pushAction)),
});
export type PushMessage = z.output<typeof pushMessage>;

/** A device that notifications are sent to. */
const device = z.object({
  endpoint: z.string(),
  createdAt: instant,
  /** Taken from the user agent, such as "Firefox" or "Android"; null when unknown. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
});
export type PushDevice = z.output<typeof device>;

export const push = {
  publicKey: endpoint({
    method: 'GET',
    path: '/api/push/vapid-public-key',
    auth: 'golfer',
    summary: 'Return the public key for push subscriptions; it never changes',
    response: z.object({ publicKey: z.string() }),
  }),
  subscribe: endpoint({
    method: 'POST',
    path: '/api/push/subscribe',
    auth: 'golfer',
    summary: 'Subscribe this device to push notifications for as long as it stays signed in',
    body: subscription,
    response: success,
  }),
  unsubscribe: endpoint({
    method: 'DELETE',
    path: '/api/push/unsubscribe',
    auth: 'golfer',
    summary: 'Unsubscribe this device; an unknown device is not an error',
    body: z.pick(subscription, { endpoint: true }),
    refresh: ['/api/push/subscriptions'],
    response: success,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/push/subscriptions',
    auth: 'golfer',
    summary: 'List the devices that receive notifications, newest first',
    response: z.array(device),
  }),
  test: endpoint({
    method: 'POST',
    path: '/api/push/test',
    auth: 'golfer',
    summary: 'Send a test notification to all of the golfer’s devices; at least one is required',
    response: success,
  }),
  testAsAdmin: endpoint({
    method: 'POST',
    path: '/api/admin/test-push-notification',
    auth: 'admin',
    act: 'testPush',
    rateClass: 'credentials',
    summary: 'Send a test notification to all devices of the requesting administrator',
    response: z.object({ message: z.string() }),
  }),
} satisfies Endpoints;
