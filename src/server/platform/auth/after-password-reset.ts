import { eq } from 'drizzle-orm';
import type { Db } from '../database/drizzle.ts';
import { authVerifications, users } from './tables.ts';

/**
 * After a password was set through the link of a mail: the address has been proved, and any other link
 * that is still about must not undo it.
 */
export async function afterPasswordReset(db: Db, userId: string): Promise<void> {
  await db.delete(authVerifications).where(eq(authVerifications.value, userId));
  await db.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
}
