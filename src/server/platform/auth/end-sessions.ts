import { eq } from 'drizzle-orm';
import type { Db } from '../database/drizzle.ts';
import { deleteAccessTokens } from './access-tokens.ts';
import { authSessions } from './tables.ts';

/** Ends the session with this token. */
export async function endSession(db: Db, token: string): Promise<void> {
  await db.delete(authSessions).where(eq(authSessions.token, token));
}

/** Signs a golfer out everywhere: ends every session, which also deletes its push subscriptions, and every access token. */
export async function endAllSessions(db: Db, golferId: string): Promise<void> {
  await db.delete(authSessions).where(eq(authSessions.userId, golferId));
  await deleteAccessTokens(db, golferId);
}
