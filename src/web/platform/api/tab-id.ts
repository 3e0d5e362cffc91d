import { newIdempotencyKey } from './idempotency-key.ts';

/** Identifies this tab among the golfer's tabs until its page closes. */
export const tabId = newIdempotencyKey();
