import * as z from 'zod/mini';
import { effects } from './effects.ts';
import { id, line } from './fields.ts';
import { longestOpenMs } from './socket.ts';

/** What a tab may call itself; it means something only beside the golfer's other tabs. */
export const tabId = line(64);

/** The first message of a tab on its socket, which has to come within ten seconds. */
export const authMessage = z.object({
  type: z.literal('auth'),
  /** Who the tab takes itself for; the session has to agree. */
  userId: id,
  tab: z.optional(tabId),
  /** The id of the last message that this tab has seen: what was missed since then is sent again. */
  lastId: z.optional(z.int().check(z.nonnegative())),
  /**
   * In milliseconds, for a tab that has seen none yet: when its page began to load. What changed meanwhile
   * may be missing in what it has read.
   */
  openForMs: z.optional(z.int().check(z.nonnegative(), z.maximum(longestOpenMs))),
});

/** What a golfer's other tabs and devices learn after a change: the same as the tab that sent it. */
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

/** The answer to `auth`. */
const authSuccess = z.object({
  type: z.literal('auth_success'),
  /** Nothing that was sent before this id comes any more, unless it was asked for. */
  lastId: z.int(),
});

const message = z.discriminatedUnion('type', [changed, notification]);

/** What the server sends to the open tabs and devices of a golfer. */
export type LiveMessage = z.output<typeof message>;

/** Messages count up for each golfer; one to everybody has no id and is not sent again. */
const numbered = { id: z.optional(z.int()) };

/** Everything that a tab may hear on the socket. Types that are not known are to be ignored. */
export const serverMessage = z.discriminatedUnion('type', [
  authSuccess,
  z.extend(changed, numbered),
  z.extend(notification, numbered),
]);
export type ServerMessage = z.output<typeof serverMessage>;
