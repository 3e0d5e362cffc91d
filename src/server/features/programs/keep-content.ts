/** Content to read: `of` is the cache key, and `state` changes whenever the content does. */
type Wanted = {
  readonly of: string;
  readonly state: string;
  readonly ids: readonly string[];
};

/** Reads content that is not in memory yet. */
type Find<Found> = (missing: readonly string[]) => Promise<readonly Found[]>;

/** The largest number of items kept per `of`. Golfers use far fewer. */
const mostKept = 2_000;

/**
 * Makes a reader that keeps content in memory by id. Hundreds of golfers follow the same programs, and unpacking
 * their texts takes PostgreSQL longer than the rest of a query. The content returned is as new as `state`, or newer.
 * @param most the largest number of `of` keys kept
 */
export function contentKeeper<Found extends { readonly id: string }>(most: number) {
  const kept = new Map<string, { readonly state: string; readonly byId: Map<string, Found> }>();
  return async (
    { of, state, ids }: Wanted,
    find: Find<Found>,
  ): Promise<ReadonlyMap<string, Found>> => {
    const known = kept.get(of);
    const byId = known?.state === state ? known.byId : new Map<string, Found>();
    const missing = ids.filter((id) => !byId.has(id));
    if (missing.length === 0) return byId;
    const wanted = ids.flatMap((id) => byId.get(id) ?? []);
    const found = await find(missing);
    // Other readers may still use the full map, so it is replaced and not changed.
    const next = byId.size < mostKept ? byId : mapOf(wanted);
    for (const one of found) next.set(one.id, one);
    if (kept.size >= most && !kept.has(of)) kept.clear();
    kept.set(of, { state, byId: next });
    return next;
  };
}

const mapOf = <Found extends { readonly id: string }>(some: readonly Found[]) =>
  new Map(some.map((one) => [one.id, one]));
