import { newToken } from '#server/platform/auth/token.ts';
import type { Platform } from '#server/platform/platform.ts';
import { countAdmins, makeAdmins, replaceSetupLink } from './queries.ts';

/**
 * Sees to an administrator: the addresses of ADMIN_EMAILS that have an account and, as long as there is
 * none, a one-time link on the console whose opener becomes one.
 */
export async function prepareAdministrator({ db, config, announce }: Platform): Promise<void> {
  await makeAdmins(db, config.adminEmails, { verifiedOnly: config.smtpUrl !== undefined });
  if ((await countAdmins(db)) > 0) return;
  const token = newToken();
  await replaceSetupLink(db, token);
  const link = new URL(`/setup?token=${token}`, config.publicUrl);
  announce(`Open this link once to become the administrator: ${link}`);
}
