import { useState } from 'react';
import { newIdempotencyKey } from './idempotency-key.ts';

/** Returns one key for all attempts to send a form, so that a retry after a lost response counts once. */
export function useRequestKey() {
  const [key] = useState(newIdempotencyKey);
  return { 'idempotency-key': key };
}
