import type { EventName } from '#domain/events.ts';

/**
 * Reads that an event makes out of date, as URL prefixes. After the commit they travel in a `LiveMessage`
 * to the golfer's open tabs and devices, together with those of the call's row (`refresh` in the
 * contract). An event needs an entry only when a job or another golfer's change may record it as well.
 */
export type LiveReads = { readonly [Name in EventName]?: readonly string[] };
