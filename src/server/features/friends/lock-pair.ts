import { sql } from 'drizzle-orm';
import { pairOf } from '#domain/friends/friendship.ts';
import type { Tx } from '#server/platform/database/drizzle.ts';

/** Makes other changes between these two golfers wait until the end of the transaction. */
export async function lockPair(tx: Tx, one: string, other: string): Promise<void> {
  const { firstId, secondId } = pairOf(one, other);
  const key = `friends:${firstId}:${secondId}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
