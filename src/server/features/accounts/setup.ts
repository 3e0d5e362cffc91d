import { newToken } from '#server/platform/auth/token.ts';
import type { Platform } from '#server/platform/platform.ts';
import { countAdmins, makeAdmins, replaceSetupLink } from './queries.ts';

/**
 * Makes accounts with an address in ADMIN_EMAILS administrators. While there is no administrator, prints a
 * one-time link on the console that makes the golfer who opens it one.
 */
export async function prepareAdministrator({ db, config, announce }: Platform): Promise<void> {
  await makeAdmins(db, config.adminEmails, { verifiedOnly: config.smtpUrl !== undefined });
  if ((await countAdmins(db)) > 0) return;
  const token = newToken();
  await replaceSetupLink(db, token);
  const link = new URL(`/setup?token=${token}`, config.publicUrl);
  announce(`Open this link once to become the administrator: ${link}`);
}
