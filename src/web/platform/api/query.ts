import { queryOptions } from '@tanstack/react-query';
import type { Endpoint, ParamsOf, QueryOf, ResponseOf } from '#contract/endpoint.ts';
import { ifSignedInHeader } from '#contract/if-signed-in.ts';
import { isPersisted } from '../persisted-queries/persisted-urls.ts';
import { hasStatus } from './failures.ts';
import type { OptionalKey } from './optional-key.ts';
import { apiRequest } from './request.ts';
import { urlOf } from './url.ts';

/** What a read is asked with; empty for a row without params and query. */
export type ReadInput<Row extends Endpoint> = OptionalKey<'params', ParamsOf<Row>> &
  OptionalKey<'query', QueryOf<Row>>;

/** `throw` makes the answer an error, as any other; `null` makes it the answer "nothing". */
type Outcome = 'throw' | 'null';

export type ReadOptions = {
  /** Signed out. Thrown by default, which also sends the browser to sign in. */
  readonly on401?: Outcome;
  /** Not there. With `null` the screen shows its own "not found" instead of an error. */
  readonly on404?: Outcome;
};

type Nothing<Options extends ReadOptions> = Options extends { on401: 'null' } | { on404: 'null' }
  ? null
  : never;

type Rest<Row extends Endpoint, Options> =
  Record<never, never> extends ReadInput<Row>
    ? [input?: ReadInput<Row>, options?: Options]
    : [input: ReadInput<Row>, options?: Options];

/** Options for `useSuspenseQuery`, `useQuery` and `prefetchQuery`; the cache key is `[url]`. */
export function query<Row extends Endpoint, const Options extends ReadOptions = ReadOptions>(
  row: Row,
  ...[input, options]: Rest<Row, Options>
) {
  const url = urlOf(row, input);
  return queryOptions({
    queryKey: [url],
    meta: { auth: row.auth },
    // The network may be gone by the time that a screen is opened again.
    ...(isPersisted(url) && { gcTime: Number.POSITIVE_INFINITY }),
    queryFn: async ({ signal }) => {
      try {
        // The row describes what the server sends and the server strips its answer to it.
        const headers = options?.on401 === 'null' ? { [ifSignedInHeader]: '1' } : undefined;
        return (await apiRequest(url, { signal, headers })) as ResponseOf<Row> | Nothing<Options>;
      } catch (error) {
        if (options?.on401 === 'null' && hasStatus(error, 401)) return null as Nothing<Options>;
        if (options?.on404 === 'null' && hasStatus(error, 404)) return null as Nothing<Options>;
        throw error;
      }
    },
  });
}
