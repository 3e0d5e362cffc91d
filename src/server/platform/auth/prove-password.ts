import { and, eq } from 'drizzle-orm';
import { AppError } from '../app-error.ts';
import type { Db } from '../database/drizzle.ts';
import type { Platform } from '../platform.ts';
import type { Caller } from '../routes/caller.ts';
import { authAccounts } from './tables.ts';

export type PasswordProof = {
  readonly caller: Caller;
  /** The field that the password was typed into. */
  readonly path: string;
  readonly password: string | undefined;
  /** Where the call comes from, as limits see it. */
  readonly household: string;
};

/** What is wrong when the password in that field is. Not 401: the session goes on. */
export const wrongPassword = (path: string) =>
  new AppError('invalid_input', [{ path, code: 'password_wrong' }]);

/** The row that holds the password of a golfer, who may have none. */
export const passwordOf = (golferId: string) =>
  and(eq(authAccounts.userId, golferId), eq(authAccounts.providerId, 'credential'));

/** Null for a golfer who has always signed in elsewhere. */
export async function findPasswordHash(db: Db, golferId: string): Promise<string | null> {
  const [row] = await db
    .select({ password: authAccounts.password })
    .from(authAccounts)
    .where(passwordOf(golferId));
  return row?.password ?? null;
}

/**
 * Makes sure that whoever uses a session also knows the password. A wrong one counts like one at
 * sign-in, so a stolen session buys no further guesses.
 * @returns the hash of the password; null for a golfer who has none to prove
 * @throws AppError invalid_input or too_many_requests
 */
export async function provePassword(
  { db, auth, accountLimits: limits }: Pick<Platform, 'db' | 'auth' | 'accountLimits'>,
  { caller, path, password, household }: PasswordProof,
): Promise<string | null> {
  const hash = await findPasswordHash(db, caller.id);
  if (hash === null) return null;
  if (password === undefined) throw new AppError('invalid_input', [{ path, code: 'required' }]);
  await limits.beforeSignIn(caller.email, household);
  const context = await auth.$context;
  if (!(await context.password.verify({ hash, password }))) throw wrongPassword(path);
  await limits.forgetGuesses(caller.email);
  return hash;
}
