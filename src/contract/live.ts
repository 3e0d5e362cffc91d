import * as z from 'zod/mini';
import { effects } from './effects.ts';
import { line, madeId } from './fields.ts';
import { longestOpenMs } from './socket.ts';

/** A tab's id for itself; it only has to be unique among the golfer's own tabs. */
export const tabId = line(64);

/** The first message of a tab on its socket; must be sent within ten seconds. */
export const authMessage = z.object({
  type: z.literal('auth'),
  /** The golfer the tab believes is signed in; must match the session. */
  userId: madeId,
  tab: z.optional(tabId),
  /** The id of the last message this tab has received; the server sends all later ones again. */
  lastId: z.optional(z.int().check(z.nonnegative())),
  /**
   * Milliseconds since the page started loading, for a tab that has not received a message yet. Data that the tab has
   * read may be missing changes from that time.
   */
  openForMs: z.optional(z.int().check(z.nonnegative(), z.maximum(longestOpenMs))),
});

/** Sent to a golfer's other tabs and devices after a change; the sending tab gets the same in its response. */
const changed = z.object({
  type: z.literal('changed'),
  /** URL prefixes of the reads that are out of date. */
  refresh: z.readonly(z.array(z.string())),
  effects,
});

/** A new notification, in the golfer's language. */
const notification = z.object({
  type: z.literal('notification'),
  notification: z.object({
    title: z.string(),
    message: z.string(),
    /** The kind of the notification, such as `achievement`. */
    type: z.string(),
    data: z.nullable(z.record(z.string(), z.unknown())),
  }),
});

/** The response to `auth`. */
const authSuccess = z.object({
  type: z.literal('auth_success'),
  /** Delivery continues after this id: the tab's own `lastId` if nothing after it is missing, else the latest id. */
  lastId: z.int(),
});

const message = z.discriminatedUnion('type', [changed, notification]);

/** A message from the server to a golfer's open tabs and devices. */
export type LiveMessage = z.output<typeof message>;

/** Message ids count up per golfer; a message to all golfers has no id and is not sent again. */
const numbered = { id: z.optional(z.int()) };

/** Any message that a tab may receive on the socket. Tabs ignore unknown types. */
export const serverMessage = z.discriminatedUnion('type', [
  authSuccess,
  z.extend(changed, numbered),
  z.extend(notification, numbered),
]);
export type ServerMessage = z.output<typeof serverMessage>;
