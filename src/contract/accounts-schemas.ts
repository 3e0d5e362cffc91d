import * as z from 'zod/mini';
import { instant } from './fields.ts';

/** How a golfer signs in. */
export const signInMethods = z.object({
  hasPassword: z.boolean(),
  /** A new email address that replaces the current one once it is confirmed. */
  pendingEmail: z.nullable(z.string()),
});
export type SignInMethods = z.output<typeof signInMethods>;

/** A browser that is signed in. */
export const device = z.object({
  id: z.string(),
  /** Taken from the user agent, such as "Firefox" or "Android"; null when unknown. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  signedInAt: instant,
  /** Precise to the day. */
  lastUsedAt: instant,
  isThisOne: z.boolean(),
});
export type Device = z.output<typeof device>;
