import { eq } from 'drizzle-orm';
import type { Db } from '../database/drizzle.ts';
import { authTwoFactors, users } from './tables.ts';

/** Turns a golfer’s one-time codes off, and deletes their secret and the recovery codes. */
export async function turnCodesOff(db: Db, golferId: string): Promise<void> {
  await db.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, golferId));
  await db.delete(authTwoFactors).where(eq(authTwoFactors.userId, golferId));
}
