import { accounts, type User } from '#contract/accounts.ts';
import { AppError } from '#server/platform/app-error.ts';
import { deleteMailedLinks } from '#server/platform/auth/auth.ts';
import { checkMailedLink } from '#server/platform/auth/check-mailed-link.ts';
import {
  type PasswordProof,
  provePassword,
  wrongPassword,
} from '#server/platform/auth/prove-password.ts';
import { hashOfToken, newToken, tokenShape } from '#server/platform/auth/token.ts';
import type { Change } from '#server/platform/changes.ts';
import { dateOf } from '#server/platform/database/date-of.ts';
import {
  emailChangeMail,
  emailNoticeMail,
  emailTakenMail,
} from '#server/platform/mail/account-mails.ts';
import { sendMail } from '#server/platform/mail/mail.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import { checkPassword } from './check-password.ts';
import { requirePasswords } from './public-queries.ts';
import { accountOf, findUserByEmail, makeAdmins, toUser } from './queries.ts';
import {
  endOtherSessions,
  findEmailChange,
  findSignInMethods,
  replaceEmail,
  replacePasswordHash,
  saveEmailChange,
} from './sign-in-queries.ts';

const linkMinutes = 60;

/**
 * @returns the hash of the password
 * @throws AppError no_password, or an error of `provePassword`
 */
async function proveCurrentPassword(
  platform: Platform,
  proof: Omit<PasswordProof, 'path'>,
): Promise<string> {
  const hash = await provePassword(platform, { ...proof, path: 'currentPassword' });
  if (hash === null) throw new AppError('no_password');
  return hash;
}

/**
 * Mails a confirmation link to the new address and a notice to the current one. If the new address already
 * has an account, it gets a different mail; the response does not reveal the difference.
 */
async function mailEmailChange(
  { config: { publicUrl }, sendJob }: Platform,
  { tx, golfer, now }: Change,
  addresses: { readonly from: string; readonly to: string },
): Promise<void> {
  const token = newToken();
  await saveEmailChange(tx, golfer.id, {
    email: addresses.to,
    tokenHash: hashOfToken(token),
    expiresAt: dateOf(now.add({ minutes: linkMinutes })),
  });
  const owner = await findUserByEmail(tx, addresses.to);
  const { id: userId, language } = golfer;
  const mail =
    owner === undefined
      ? emailChangeMail({ userId, email: addresses.to, token, language }, publicUrl)
      : emailTakenMail(
          { userId: owner.id, email: addresses.to, language: owner.preferredLanguage },
          publicUrl,
        );
  const notice = emailNoticeMail({ userId, email: addresses.from, language }, publicUrl);
  await sendJob(tx, sendMail, { payload: mail }, { payload: notice });
}

type SignInRows = 'signInMethods' | 'changePassword' | 'changeEmail' | 'confirmEmail';

/** Handlers for changing sign-in data. A session alone is not enough to change it. */
export function changeSignInHandlers(
  platform: Platform,
): Pick<Handlers<typeof accounts>, SignInRows> {
  const { db, auth, config, runChange, accountLimits: limits } = platform;
  return {
    async signInMethods({ caller, now }) {
      return findSignInMethods(db, caller.id, dateOf(now));
    },

    // Passwords are compared and hashed before the change, which makes the golfer's other changes wait.
    changePassword: {
      async beforeChange({ body, caller, request: { clientNetwork } }) {
        await requirePasswords(platform);
        const { currentPassword, newPassword } = body;
        const proof = { caller, clientNetwork, password: currentPassword };
        const from = await proveCurrentPassword(platform, proof);
        const { email, name, firstName, lastName } = await accountOf(db, caller.id);
        const owner = { email, names: [name, firstName, lastName] };
        await checkPassword({ path: 'newPassword', password: newPassword, owner });
        const { password } = await auth.$context;
        const to = await password.hash(newPassword);
        return async ({ change }) => {
          const { tx, golfer } = change;
          if (!(await replacePasswordHash(tx, golfer.id, { from, to }))) {
            throw wrongPassword('currentPassword');
          }
          await endOtherSessions(tx, golfer.id, caller.sessionId);
          await deleteMailedLinks(tx, golfer.id);
          return { success: true };
        };
      },
    },

    changeEmail: {
      async beforeChange({ body, caller, request: { clientNetwork } }) {
        const { email, currentPassword: password } = body;
        await proveCurrentPassword(platform, { caller, clientNetwork, password });
        if (email === caller.email) {
          throw new AppError('invalid_input', [{ path: 'email', code: 'email_unchanged' }]);
        }
        await limits.beforeEmailChange(caller.id);
        return async ({ change }): Promise<{ user: User | null }> => {
          const { tx, golfer } = change;
          if (config.smtpUrl !== undefined) {
            await mailEmailChange(platform, change, { from: caller.email, to: email });
            return { user: null };
          }
          // Without mail, nobody can be asked to verify the new address.
          await replaceEmail(tx, golfer.id, { email, verified: false });
          return { user: toUser(await accountOf(tx, golfer.id)) };
        };
      },
    },

    async confirmEmail({ body, now }) {
      const tokenHash = hashOfToken(body.token);
      const link = { token: body.token, tokenShape, now: dateOf(now) };
      const { userId } = await checkMailedLink(link, () => findEmailChange(db, tokenHash));
      const confirmed = await runChange(userId, async (change) => {
        const { tx, golfer } = change;
        // Two requests at once, or a newer link, may have used or replaced this one: only one request finds it.
        const { email } = await checkMailedLink(link, () => findEmailChange(tx, tokenHash));
        await replaceEmail(tx, golfer.id, { email, verified: true });
        await makeAdmins(tx, config.adminEmails, golfer.id);
        change.refresh(...accounts.changeEmail.refresh);
        return { email };
      });
      // The account was closed in the meantime.
      if (confirmed === null) throw new AppError('link_used');
      return confirmed;
    },
  };
}
