import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Endpoint, ParamsOf, QueryOf, ResponseOf } from '#contract/endpoint.ts';
import { ifSignedInHeader } from '#contract/if-signed-in.ts';
import { hasStatus } from './failures.ts';
import { isPersisted } from './persisted-urls.ts';
import { apiRequest } from './request.ts';
import { urlOf } from './url.ts';

/** An object with one key: required when the row has that part, otherwise absent. */
export type OptionalKey<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [Key in Name]?: undefined }
  : undefined extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value };

/** The input of a read; empty for a row without params and query. */
export type ReadInput<Row extends Endpoint> = OptionalKey<'params', ParamsOf<Row>> &
  OptionalKey<'query', QueryOf<Row>>;

/** `throw` turns the response into an error, like any other; `null` turns it into an answer of null. */
type Outcome = 'throw' | 'null';

export type ReadOptions = {
  /** The golfer is signed out. Thrown by default, which also sends the browser to sign-in. */
  readonly on401?: Outcome;
  /** Not found. With `null` the screen shows its own "not found" instead of an error. */
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
    // The device may be offline when a screen is opened again.
    ...(isPersisted(url) && { gcTime: Number.POSITIVE_INFINITY }),
    queryFn: async ({ signal }) => {
      try {
        // The row describes the response, and the server strips its response to match the row.
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

/** A page that says itself which cursor asks for the next one. */
type Paged = { readonly nextCursor: string | null };

type PagesOptions<Row extends Endpoint> = {
  readonly query?: Omit<QueryOf<Row>, 'cursor'>;
  /** The cursor for the page after this one. Required for a row whose pages do not say it. */
  readonly next?: (page: ResponseOf<Row>) => string | undefined;
};

type PagesRest<Row extends Endpoint> =
  ResponseOf<Row> extends Paged
    ? [options?: PagesOptions<Row>]
    : [options: PagesOptions<Row> & Required<Pick<PagesOptions<Row>, 'next'>>];

/**
 * Options for `useInfiniteQuery`: a list, page by page. Other golfers and devices change such lists, too, so that they
 * are fetched again whenever they are shown. The cache key differs from that of `query`, which reads a single page.
 */
export function pages<Row extends Endpoint>(row: Row, ...[options]: PagesRest<Row>) {
  const { query, next }: PagesOptions<Row> = options ?? {};
  return infiniteQueryOptions({
    queryKey: [urlOf(row, { query }), 'pages'],
    meta: { auth: row.auth },
    queryFn: ({ pageParam, signal }) => {
      const url = urlOf(row, { query: { ...query, cursor: pageParam } });
      return apiRequest(url, { signal }) as Promise<ResponseOf<Row> & Partial<Paged>>;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => (next ? next(page) : page.nextCursor),
    staleTime: 0,
  });
}
