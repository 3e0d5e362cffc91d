import { passwordLinkHours, type users } from '#contract/users.ts';
import { requirePasswords } from '#server/features/accounts/public-queries.ts';
import { lockOtherAccount } from '#server/platform/administrators/other-account.ts';
import { createPasswordLink } from '#server/platform/auth/auth.ts';
import { splitName } from '#server/platform/auth/split-name.ts';
import { newId } from '#server/platform/database/new-id.ts';
import { passwordPage } from '#server/platform/mail/account-mails.ts';
import { sendMail } from '#server/platform/mail/mail.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import { golfersAddress } from '#server/platform/routes/origin.ts';
import { accountMail } from './account-mail.ts';
import { insertAccount } from './queries.ts';

/** Accounts that administrators create, and the links with which their golfers set a password. */
export function passwordLinkHandlers({
  config,
  installation,
  sendJob,
}: Platform): Pick<Handlers<typeof users>, 'create' | 'makeResetLink'> {
  return {
    async create({ body: { name, email }, request, change: { tx, golfer } }) {
      await requirePasswords({ db: tx, installation });
      const { clubName: club, language } = (await installation.read(tx)).values;
      const id = newId();
      const account = { id, name, email, ...splitName(name), timeZone: golfer.timeZone };
      await insertAccount(tx, { ...account, preferredLanguage: language });
      const hours = passwordLinkHours.newAccount;
      const { token, expiresAt } = await createPasswordLink(tx, { userId: id, hours });
      const url = passwordPage({ token, email }, golfersAddress(request, config));
      const isMailed = config.smtpUrl !== undefined;
      if (isMailed) {
        const mail = { id, email, language, club, href: url, days: hours / 24 };
        await sendJob(tx, sendMail, { payload: accountMail(mail) });
      }
      return { id, url, expiresAt: expiresAt.toISOString(), isMailed };
    },

    async makeResetLink({ params: { id }, request, change }) {
      const { tx } = change;
      await requirePasswords({ db: tx, installation });
      const { email } = await lockOtherAccount(change, id);
      const hours = passwordLinkHours.existing;
      const { token, expiresAt } = await createPasswordLink(tx, { userId: id, hours });
      const url = passwordPage({ token, email }, golfersAddress(request, config));
      return { url, expiresAt: expiresAt.toISOString() };
    },
  };
}
