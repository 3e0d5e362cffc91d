import { eq } from 'drizzle-orm';
import { users } from '#server/platform/auth/tables.ts';
import type { Db } from '#server/platform/database/drizzle.ts';

/** What an export and a deletion have to know of the account; null when it is gone. */
export async function findOwner(db: Db, golferId: string) {
  const [owner] = await db
    .select({ email: users.email, language: users.preferredLanguage, avatar: users.avatar })
    .from(users)
    .where(eq(users.id, golferId));
  return owner ?? null;
}
