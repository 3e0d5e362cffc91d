import { eq, sql } from 'drizzle-orm';
import { users } from '../auth/tables.ts';
import type { Change } from '../changes.ts';
import type { Db } from '../database/drizzle.ts';
import type { Pictures } from './pictures.ts';

/** The hash of the golfer's avatar; null when there is none. */
export async function findAvatar(db: Db, golferId: string): Promise<string | null> {
  const [row] = await db.select({ avatar: users.avatar }).from(users).where(eq(users.id, golferId));
  return row?.avatar ?? null;
}

/** Sets the golfer's avatar to a stored picture, or removes it with null, and releases the previous picture. */
export async function replaceAvatar(
  pictures: Pick<Pictures, 'release'>,
  { tx, golfer }: Change,
  avatar: string | null,
): Promise<void> {
  const before = await findAvatar(tx, golfer.id);
  await tx.update(users).set({ avatar, updatedAt: sql`now()` }).where(eq(users.id, golfer.id));
  if (before !== null && before !== avatar) await pictures.release(tx, before);
}
