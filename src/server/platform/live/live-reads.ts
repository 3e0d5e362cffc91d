import type { EventName } from '#domain/events.ts';

/**
 * URL prefixes of the data that an event makes stale. After the commit they are sent in a `LiveMessage` to the golfer's
 * open tabs and devices, together with those of the request's row (`refresh` in the contract). An event needs an entry
 * only if a background job or another golfer's change may record it as well.
 */
export type LiveReads = { readonly [Name in EventName]?: readonly string[] };
