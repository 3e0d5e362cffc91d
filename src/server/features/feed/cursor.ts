import { AppError } from '#server/platform/app-error.ts';
import { isNumericId } from '#server/platform/routes/numeric-id.ts';

/** Larger than any id, so that the first page starts with the newest row. */
const newest = Number.MAX_SAFE_INTEGER;

/** The cursor for the next page. Its form does not reveal how the list is ordered. */
const cursorAfter = (id: number | string): string => Buffer.from(String(id)).toString('base64url');

/** @throws AppError invalid_input for a cursor that no page could have returned */
export function idOfCursor(cursor: string | undefined): number {
  if (cursor === undefined) return newest;
  const id = Buffer.from(cursor, 'base64url').toString();
  if (!isNumericId(id)) throw new AppError('invalid_input', [{ path: 'cursor', code: 'invalid' }]);
  return Number(id);
}

/** Makes a page of rows. The query must have asked for one row more than the page holds. */
export function pageOf<Row extends { readonly id: number | string }>(
  rows: readonly Row[],
  limit: number,
) {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return { page, nextCursor: hasMore ? cursorAfter(last.id) : null };
}
