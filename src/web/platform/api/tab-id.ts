import { newIdempotencyKey } from './idempotency-key.ts';

/** Tells this tab from the golfer's other ones for as long as its page stays. */
export const tabId = newIdempotencyKey();
