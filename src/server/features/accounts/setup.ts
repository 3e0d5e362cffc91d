import type { accounts } from '#contract/accounts.ts';
import type { Config } from '#server/platform/config.ts';
import { dateOf } from '#server/platform/database/date-of.ts';
import { howToRun } from '#server/platform/how-to-run.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import { areAllAdmins, countAdmins, makeAdmins, openSetupLink } from './queries.ts';

/** Whether an address can be verified, by a mailed link or by a provider. */
const canVerify = ({ smtpUrl, oidc }: Config) => smtpUrl !== undefined || oidc !== undefined;

/**
 * Makes accounts with a verified address in ADMIN_EMAILS administrators. While there is no administrator, prints a
 * one-time link on the console that makes the golfer who opens it one: the same on every node and at every start.
 */
export async function prepareAdministrator({
  db,
  config,
  clock,
  deriveToken,
  announce,
}: Platform): Promise<void> {
  const { adminEmails, publicUrl } = config;
  await makeAdmins(db, adminEmails);
  if ((await countAdmins(db)) === 0) {
    const token = await openSetupLink(db, deriveToken, dateOf(clock()));
    const link = new URL(`/setup?token=${token}`, publicUrl);
    announce(`Open this link once to become the administrator: ${link}`);
  }
  if (!canVerify(config) && !(await areAllAdmins(db, adminEmails))) {
    announce(
      `ADMIN_EMAILS makes nobody an administrator: without SMTP_URL or OIDC_ISSUER no address can be verified. Use the link for setting up, or run on this machine: ${howToRun('make-admin', 'ADDRESS')}`,
    );
  }
}

/** Tells a golfer with an address in ADMIN_EMAILS why this does not make an administrator yet. */
export const adminProof =
  ({ config }: Platform): Handlers<typeof accounts>['adminProof'] =>
  async ({ caller }) => {
    const isListed = config.adminEmails.includes(caller.email);
    if (caller.account.isAdmin || !isListed) return { missing: null };
    return { missing: config.smtpUrl === undefined ? 'setup' : 'mailed_link' };
  };
