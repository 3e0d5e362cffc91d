import type { User } from '#contract/accounts.ts';
import type { SignInOptions } from '#contract/accounts-schemas.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Caller } from '#server/platform/auth/caller.ts';
import type { Platform } from '#server/platform/platform.ts';
import { endEarlierSession } from './devices.ts';
import { accountOf, cancelDeletion, makeAdmins, toUser } from './queries.ts';

/** How one signs in and up here, as it was at most a second ago. */
export async function readSignInOptions({
  config: { oidc },
  installation,
}: Pick<Platform, 'config' | 'installation'>): Promise<SignInOptions> {
  const { clubName, signUp, mailDomains, signIn } = await installation.recent();
  const hasPasswords = signIn === 'any';
  return { provider: oidc?.name ?? null, clubName, signUp, mailDomains, hasPasswords };
}

/** @throws AppError passwords_off where golfers sign in at the provider only */
export async function requirePasswords({
  db,
  installation,
}: Pick<Platform, 'db' | 'installation'>): Promise<void> {
  const { values } = await installation.read(db);
  if (values.signIn === 'provider') throw new AppError('passwords_off');
}

/** What every sign-in ends with, once it has opened a session: the browser's earlier one ends, and the account stays. */
export async function finishSignIn(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  caller: Caller | null,
  golferId: string,
): Promise<{ readonly user: User; readonly deletionTakenBack: boolean }> {
  await endEarlierSession(db, caller);
  await makeAdmins(db, config.adminEmails, golferId);
  const deletionTakenBack = await cancelDeletion(db, golferId);
  return { user: toUser(await accountOf(db, golferId)), deletionTakenBack };
}
