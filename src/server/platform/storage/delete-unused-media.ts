import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import { dateOf } from '../database/date-of.ts';
import { type Db, transaction } from '../database/drizzle.ts';
import { mediaKeyOf } from './media.ts';
import type { Storage } from './storage.ts';
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
  /** Deletes one file. The lock on its row keeps others from storing it in the meantime. */
  const deleteOne = (hash: string) =>
    transaction(db, async (tx) => {
      const deleted = await tx
        .delete(media)
        .where(and(eq(media.hash, hash), isUnused))
        .returning({ hash: media.hash });
      if (deleted.length > 0) await storage.delete(mediaKeyOf(hash));
      return deleted.length;
    });
  let deleted = 0;
  do {
    deleted = 0;
    const unused = await db.select({ hash: media.hash }).from(media).where(isUnused);
    for (const { hash } of unused) deleted += await deleteOne(hash);
    // Deleting a video makes the files made from it unused.
  } while (deleted > 0);
}
