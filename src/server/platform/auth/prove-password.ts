import { and, eq } from 'drizzle-orm';
import { AppError } from '../app-error.ts';
import type { Db } from '../database/drizzle.ts';
import type { AccountLimits } from './account-limits.ts';
import type { Auth } from './auth.ts';
import type { Caller } from './caller.ts';
import { authAccounts } from './tables.ts';

export type PasswordProof = {
  readonly caller: Caller;
  /** The form field that contains the password. */
  readonly path: string;
  readonly password: string | undefined;
  /** The client's address as the rate limits see it. */
  readonly clientNetwork: string;
};

type Tools = { readonly db: Db; readonly auth: Auth; readonly accountLimits: AccountLimits };

/** The error for a wrong password in this field. Not 401, because the session stays valid. */
export const wrongPassword = (path: string) =>
  new AppError('invalid_input', [{ path, code: 'password_wrong' }]);

/** Matches the row that holds a golfer's password, if there is one. */
export const passwordOf = (golferId: string) =>
  and(eq(authAccounts.userId, golferId), eq(authAccounts.providerId, 'credential'));

/** The hash of a golfer's password; null for a golfer who only signs in through a provider. */
export async function findPasswordHash(db: Db, golferId: string): Promise<string | null> {
  const [row] = await db
    .select({ password: authAccounts.password })
    .from(authAccounts)
    .where(passwordOf(golferId));
  return row?.password ?? null;
}

/**
 * Checks that the user of a session also knows the password. A wrong password counts as a failed
 * sign-in, so a stolen session gives no additional guesses.
 * @returns the hash of the password; null for a golfer without a password
 * @throws AppError invalid_input or too_many_requests
 */
export async function provePassword(
  { db, auth, accountLimits: limits }: Tools,
  { caller, path, password, clientNetwork }: PasswordProof,
): Promise<string | null> {
  const hash = await findPasswordHash(db, caller.id);
  if (hash === null) return null;
  if (password === undefined) throw new AppError('invalid_input', [{ path, code: 'required' }]);
  await limits.beforeSignIn(caller.email, clientNetwork);
  const context = await auth.$context;
  if (!(await context.password.verify({ hash, password }))) throw wrongPassword(path);
  await limits.forgetGuesses(caller.email);
  return hash;
}
