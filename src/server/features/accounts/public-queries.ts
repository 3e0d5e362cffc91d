import type { SignInOptions } from '#contract/accounts-schemas.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Platform } from '#server/platform/platform.ts';

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
