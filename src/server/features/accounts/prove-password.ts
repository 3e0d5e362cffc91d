import { AppError } from '#server/platform/app-error.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Caller } from '#server/platform/routes/caller.ts';
import { findPasswordHash } from './sign-in-queries.ts';

type Proof = {
  readonly caller: Caller;
  /** As it was typed into the field `currentPassword`. */
  readonly currentPassword: string;
  /** Where the call comes from, as limits see it. */
  readonly household: string;
};

/** What is wrong when the current password is. Not 401: the session goes on. */
export const wrongPassword = () =>
  new AppError('invalid_input', [{ path: 'currentPassword', code: 'password_wrong' }]);

/**
 * Makes sure that whoever uses a session also knows the password. A wrong one counts like one at
 * sign-in, so a stolen session buys no further guesses.
 * @returns the hash of the password
 * @throws AppError no_password, invalid_input or too_many_requests
 */
export async function provePassword(
  { db, auth, accountLimits: limits }: Platform,
  { caller, currentPassword, household }: Proof,
): Promise<string> {
  const hash = await findPasswordHash(db, caller.id);
  if (hash === null) throw new AppError('no_password');
  await limits.beforeSignIn(caller.email, household);
  const { password } = await auth.$context;
  if (!(await password.verify({ hash, password: currentPassword }))) throw wrongPassword();
  await limits.forgetGuesses(caller.email);
  return hash;
}
