import { useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  BodyOf,
  Endpoint,
  HeadersOf,
  ParamsOf,
  QueryOf,
  ResponseOf,
} from '#contract/endpoint.ts';
import type { OptionalKey } from './optional-key.ts';
import { apiRequest } from './request.ts';
import { isSignedOut } from './signed-out.ts';
import { urlOf } from './url.ts';

type Parts<Row extends Endpoint> = OptionalKey<'params', ParamsOf<Row>> &
  OptionalKey<'query', QueryOf<Row>> &
  OptionalKey<'body', BodyOf<Row>> &
  OptionalKey<'headers', HeadersOf<Row>>;

type Nothing = readonly [undefined, undefined, undefined];

/** What `mutate` takes; it may be left out for a row without params, query and body. */
export type ActionInput<Row extends Endpoint> = [
  ParamsOf<Row>,
  QueryOf<Row>,
  BodyOf<Row>,
] extends Nothing
  ? // biome-ignore lint/suspicious/noConfusingVoidType: nothing else lets `mutate()` stand without input.
    Parts<Row> | void
  : Parts<Row>;

export type ActionOptions<Row extends Endpoint> = {
  /** URL prefixes of cached reads that this action makes out of date; they are fetched again. */
  readonly refresh?: readonly string[];
  readonly onSuccess?: (answer: ResponseOf<Row>, input: ActionInput<Row>) => void;
  /** Not called when the session had ended: the browser is then already on its way to sign in. */
  readonly onError?: (error: Error, input: ActionInput<Row>) => void;
};

type Sent = {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

/** A call that changes something: `mutate({ params, body })`. It is never tried twice by itself. */
export function useAction<Row extends Endpoint>(row: Row, options: ActionOptions<Row> = {}) {
  const client = useQueryClient();
  return useMutation<ResponseOf<Row>, Error, ActionInput<Row>>({
    meta: { auth: row.auth },
    mutationFn: async (input) => {
      const { params, query, body, headers } = (input ?? {}) as Sent;
      const { method } = row;
      const answer = await apiRequest(urlOf(row, { params, query }), { method, body, headers });
      return answer as ResponseOf<Row>;
    },
    onSuccess: (answer, input) => {
      const { refresh = [] } = options;
      void client.invalidateQueries({
        // Screens left behind are refreshed too, so that going back never shows the old state.
        refetchType: 'all',
        predicate: ({ queryKey: [url] }) =>
          refresh.some((prefix) => String(url).startsWith(prefix)),
      });
      options.onSuccess?.(answer, input);
    },
    onError: (error, input) => {
      if (!isSignedOut(error, row.auth)) options.onError?.(error, input);
    },
  });
}
