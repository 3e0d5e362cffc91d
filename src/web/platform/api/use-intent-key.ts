import { useRef } from 'react';
import { newIdempotencyKey } from './idempotency-key.ts';

/**
 * The `Idempotency-Key` of what the golfer wants. The same thing tried again after a lost answer has the
 * same key, so that it counts once; anything else, and anything after a success, has one of its own.
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
