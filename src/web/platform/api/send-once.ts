import { useRef } from 'react';
import type { Endpoint } from '#contract/endpoint.ts';
import { type ActionInput, type ActionOptions, useAction } from './action.ts';

/**
 * An action that is sent once, however often it is pressed, until it has been answered: a second
 * press can come before the first one has made the button busy.
 */
export function useSendOnce<Row extends Endpoint>(row: Row, options: ActionOptions<Row> = {}) {
  const underWay = useRef(false);
  const action = useAction(row, {
    ...options,
    onSuccess: (answer, input) => {
      underWay.current = false;
      options.onSuccess?.(answer, input);
    },
    onError: (error, input) => {
      underWay.current = false;
      options.onError?.(error, input);
    },
  });
  return {
    busy: action.isPending,
    /** True from its success on. */
    done: action.isSuccess,
    /** Why the last one failed; null while it has not. */
    error: action.error,
    send: (input: ActionInput<Row>) => {
      if (underWay.current) return;
      underWay.current = true;
      action.mutate(input);
    },
  };
}
