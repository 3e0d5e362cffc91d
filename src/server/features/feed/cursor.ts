import { AppError } from '#server/platform/app-error.ts';

const idShape = /^\d{1,15}$/;

/** Before the first page everything is older. */
const newest = Number.MAX_SAFE_INTEGER;

/** Where a list goes on, in a form that says nothing about how it is ordered. */
const cursorAfter = (id: number | string): string => Buffer.from(String(id)).toString('base64url');

/** @throws AppError invalid_input for what no page has said */
export function idOfCursor(cursor: string | undefined): number {
  if (cursor === undefined) return newest;
  const id = Buffer.from(cursor, 'base64url').toString();
  if (!idShape.test(id)) throw new AppError('invalid_input', [{ path: 'cursor', code: 'invalid' }]);
  return Number(id);
}

/** @throws AppError not_found for what cannot be an id of ours */
export function idOf(given: string): number {
  if (!idShape.test(given)) throw new AppError('not_found');
  return Number(given);
}

/** A page out of rows of which one more than the page has was asked for. */
export function pageOf<Row extends { readonly id: number | string }>(
  rows: readonly Row[],
  limit: number,
) {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return { page, nextCursor: hasMore ? cursorAfter(last.id) : null };
}
