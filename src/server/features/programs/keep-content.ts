/** What is wanted of content: `of` names it beside others, and `state` differs after every change of it. */
type Wanted = {
  readonly of: string;
  readonly state: string;
  readonly ids: readonly string[];
};

/** Finds what is not kept yet. */
type Find<Found> = (missing: readonly string[]) => Promise<readonly Found[]>;

/** Of each `of`; what golfers use is far less. */
const mostKept = 2_000;

/**
 * Makes a reader of content that keeps in memory what it has read, by id: hundreds of golfers follow the same programs,
 * and unpacking their texts takes PostgreSQL longer than the rest of a query. What is found is as new as `state`, or
 * newer.
 * @param most of how many `of` something is kept
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
    // Others may still read from a full one, so it stays as it is.
    const next = byId.size < mostKept ? byId : mapOf(wanted);
    for (const one of found) next.set(one.id, one);
    if (kept.size >= most) kept.clear();
    kept.set(of, { state, byId: next });
    return next;
  };
}

const mapOf = <Found extends { readonly id: string }>(some: readonly Found[]) =>
  new Map(some.map((one) => [one.id, one]));
