import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { SignInMethods } from '#contract/accounts-schemas.ts';
import { AppError } from '#server/platform/app-error.ts';
import { deleteAccessTokens } from '#server/platform/auth/access-tokens.ts';
import { deleteMailedLinks } from '#server/platform/auth/auth.ts';
import { findPasswordHash, passwordOf } from '#server/platform/auth/prove-password.ts';
import { authAccounts, authSessions, emailChanges, users } from '#server/platform/auth/tables.ts';
import { constraintOf } from '#server/platform/database/database-error.ts';
import type { Db } from '#server/platform/database/drizzle.ts';

/** Replaces the password's hash. Returns false when the password was changed in the meantime. */
export async function replacePasswordHash(
  db: Db,
  golferId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<boolean> {
  const replaced = await db
    .update(authAccounts)
    .set({ password: to, updatedAt: sql`now()` })
    .where(and(passwordOf(golferId), eq(authAccounts.password, from)))
    .returning({ id: authAccounts.id });
  return replaced.length > 0;
}

/** Ends all of the golfer's sessions except this one, and all access tokens. */
export async function endOtherSessions(db: Db, golferId: string, sessionId: string): Promise<void> {
  await db
    .delete(authSessions)
    .where(and(eq(authSessions.userId, golferId), ne(authSessions.id, sessionId)));
  await deleteAccessTokens(db, golferId);
}

type NewEmail = { readonly email: string; readonly verified: boolean };

/**
 * Replaces the golfer's address. Links that were mailed to the old one stop working.
 * @throws AppError email_taken
 */
export async function replaceEmail(
  db: Db,
  golferId: string,
  { email, verified }: NewEmail,
): Promise<void> {
  await db
    .update(users)
    .set({ email, emailVerified: verified, updatedAt: sql`now()` })
    .where(eq(users.id, golferId))
    .catch((error: unknown) => {
      const isTaken = constraintOf(error) === 'users_email_unique';
      throw isTaken ? new AppError('email_taken') : error;
    });
  await deleteMailedLinks(db, golferId);
}

type WaitingEmail = Pick<typeof emailChanges.$inferInsert, 'email' | 'tokenHash' | 'expiresAt'>;

/** Stores the newest pending address. It replaces an earlier one, whose link stops working. */
export async function saveEmailChange(db: Db, userId: string, change: WaitingEmail): Promise<void> {
  await db
    .insert(emailChanges)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: emailChanges.userId, set: change });
}

/** Finds the new address for a link, which may have expired; undefined when there is no such link. */
export async function findEmailChange(db: Db, tokenHash: string) {
  const { userId, email, expiresAt } = emailChanges;
  const [row] = await db
    .select({ userId, email, expiresAt })
    .from(emailChanges)
    .where(eq(emailChanges.tokenHash, tokenHash));
  return row;
}

export async function findSignInMethods(
  db: Db,
  golferId: string,
  now: Date,
): Promise<SignInMethods> {
  const [waiting] = await db
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, golferId), gt(emailChanges.expiresAt, now)));
  return {
    hasPassword: (await findPasswordHash(db, golferId)) !== null,
    pendingEmail: waiting?.email ?? null,
  };
}
