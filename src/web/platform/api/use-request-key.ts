import { useState } from 'react';
import { newIdempotencyKey } from './idempotency-key.ts';

/** One key for every try of a form, so that a retry after a lost answer never doubles. */
export function useRequestKey() {
  const [key] = useState(newIdempotencyKey);
  return { 'idempotency-key': key };
}
