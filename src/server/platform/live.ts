import type { EventName } from '#domain/events.ts';

/**
 * Reads of a feature that an event makes out of date, as URL prefixes. After the commit they travel in a
 * `LiveMessage` to the golfer's open tabs and devices, except the one whose answer tells them already.
 */
export type LiveReads = { readonly [Name in EventName]?: readonly `/api/${string}`[] };
