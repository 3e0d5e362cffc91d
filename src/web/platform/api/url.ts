import type { Endpoint } from '#contract/endpoint.ts';

export type UrlParts = {
  readonly params?: unknown;
  readonly query?: unknown;
};

/**
 * The URL of a row with its `{id}` places filled and its query appended; parts are URI-encoded,
 * undefined query values left out. It is also the cache key of a read.
 *
 * Throws when a place has no value, which types prevent and a cast does not.
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

/** Sorted, so that the same question asked in another order finds the same cached answer. */
function searchOf(query: unknown): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  search.sort();
  return search.toString();
}
