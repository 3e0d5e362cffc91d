/** Larger than any id, so that the first page starts with the newest row. */
const newest = Number.MAX_SAFE_INTEGER;

/** The id that the rows of a page are below, in a list by number with the newest first. */
export const idAbove = (cursor: string | undefined): number =>
  cursor === undefined ? newest : Number(cursor);

/**
 * Makes a page of rows. Its cursor is the key that the list is ordered by, of the last row. The query must have asked
 * for one row more than the page holds.
 */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
  keyOf: (row: Row) => string | number,
): { readonly page: Row[]; readonly nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return { page, nextCursor: hasMore ? String(keyOf(last)) : null };
}
