import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import { type Db, transaction } from '../database/drizzle.ts';
import { mediaKeyOf } from './media.ts';
import type { Storage } from './storage.ts';
import { media } from './tables.ts';

/** So long an upload waits for what is to use it. */
const graceHours = 24;

type Parts = { readonly db: Db; readonly storage: Storage; readonly clock: Clock };

/** Whether it was made of another file that is there. */
const isPart = sql`exists (
  select from media m where ${media.hash} in (m.playable_hash, m.poster_hash)
)`;

/**
 * Deletes what was stored more than a day ago and is used by nobody.
 * @param isUsed whether a row of `media` is used, within a query
 */
export async function deleteUnusedMedia({ db, storage, clock }: Parts, isUsed: SQL): Promise<void> {
  const before = new Date(clock().subtract({ hours: graceHours }).epochMilliseconds);
  const isUnused = and(lt(media.storedAt, before), sql`not ${isUsed}`, sql`not ${isPart}`);
  /** The lock on its row keeps others from storing it meanwhile. */
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
    // With a video, what was made of it is free.
  } while (deleted > 0);
}
