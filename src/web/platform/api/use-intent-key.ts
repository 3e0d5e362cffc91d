import { useRef } from 'react';
import { newIdempotencyKey } from './idempotency-key.ts';

/**
 * The `Idempotency-Key` of an intent of the golfer. Retrying the same intent after a lost response reuses the key,
 * so that it takes effect once. A different intent, or any intent after a success, gets a new key.
 */
export function useIntentKey() {
  const last = useRef({ intent: '', key: '' });
  return {
    headersOf: (intent: string) => {
      if (last.current.intent !== intent) last.current = { intent, key: newIdempotencyKey() };
      return { 'idempotency-key': last.current.key };
    },
    succeeded: () => {
      last.current = { intent: '', key: '' };
    },
  };
}
