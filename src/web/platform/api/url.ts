import type { Endpoint } from '#contract/endpoint.ts';

export type UrlParts = {
  readonly params?: unknown;
  readonly query?: unknown;
};

/**
 * Builds the URL of a row: fills its `{id}` placeholders and appends its query. Parts are URI-encoded; undefined
 * query values are omitted. The URL is also the cache key of a read.
 *
 * Throws when a placeholder has no value, which the types prevent but a cast does not.
 */
export function urlOf(row: Endpoint, { params, query }: UrlParts = {}): string {
  const values = (params ?? {}) as Readonly<Record<string, unknown>>;
  const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${row.path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
  const search = searchOf(query);
  return search === '' ? path : `${path}?${search}`;
}

/** Sorted, so that the same parameters in another order find the same cached answer. */
function searchOf(query: unknown): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  search.sort();
  return search.toString();
}
