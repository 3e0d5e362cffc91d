import { and, lt, type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import { dateOf } from '../database/date-of.ts';
import type { Db } from '../database/drizzle.ts';
import { mediaKeyOf } from './media.ts';
import type { Storage } from './storage.ts';
import { deleteUnused } from './stored-files.ts';
import { media } from './tables.ts';

/** How long an upload may stay unused. */
const graceHours = 24;

type Parts = { readonly db: Db; readonly storage: Storage; readonly clock: Clock };

/** Whether the file was made from another stored file. */
const isPart = sql`exists (
  select from media m where ${media.hash} in (m.playable_hash, m.poster_hash)
)`;

/**
 * Deletes files that were stored more than a day ago and are not used.
 * @param isUsed SQL condition that tells whether a row of `media` is used
 */
export async function deleteUnusedMedia({ db, storage, clock }: Parts, isUsed: SQL): Promise<void> {
  const before = dateOf(clock().subtract({ hours: graceHours }));
  const isUnused = and(lt(media.storedAt, before), sql`not ${isUsed}`, sql`not ${isPart}`);
  const files = { db, storage, table: media, keyOf: mediaKeyOf };
  // Deleting a video makes the files made from it unused.
  while ((await deleteUnused(files, isUnused)) > 0);
}
