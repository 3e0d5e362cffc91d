import { findApartIds } from '#server/features/friends/public-queries.ts';
import type { Caller } from '#server/platform/auth/caller.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import type { FeedReader } from './item-queries.ts';

/** Returns the caller as a reader of the feed. */
export async function feedReaderOf(
  db: Db,
  { id, language }: Pick<Caller, 'id' | 'language'>,
): Promise<FeedReader> {
  return { id, language, apartIds: await findApartIds(db, id) };
}
