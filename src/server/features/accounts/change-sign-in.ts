import { accounts, type User } from '#contract/accounts.ts';
import { AppError } from '#server/platform/app-error.ts';
import { deleteMailedLinks } from '#server/platform/auth/auth.ts';
import { emailChangeMail, emailNoticeMail, emailTakenMail } from '#server/platform/auth/mails.ts';
import {
  type PasswordProof,
  provePassword,
  wrongPassword,
} from '#server/platform/auth/prove-password.ts';
import { hashOf, newToken } from '#server/platform/auth/token.ts';
import type { Change } from '#server/platform/changes.ts';
import { sendMail } from '#server/platform/mail/mail.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import { checkPassword } from './check-password.ts';
import { accountOf, findUserByEmail, toUser } from './queries.ts';
import {
  endOtherSessions,
  findEmailChange,
  findSignInMethods,
  keepEmailChange,
  replaceEmail,
  replacePasswordHash,
} from './sign-in-queries.ts';

const linkMinutes = 60;

const dateOf = ({ epochMilliseconds }: Temporal.Instant) => new Date(epochMilliseconds);

/**
 * @returns the hash of the password
 * @throws AppError no_password, or as `provePassword` does
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
 * Mails the link that confirms a new address, and tells the present one. An address that has an account
 * gets another mail instead, and nobody who asks can see the difference.
 */
async function mailEmailChange(
  { config: { publicUrl }, sendJob }: Platform,
  { tx, golfer, now }: Change,
  addresses: { readonly from: string; readonly to: string },
): Promise<void> {
  const token = newToken();
  await keepEmailChange(tx, golfer.id, {
    email: addresses.to,
    tokenHash: hashOf(token),
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

/** How a golfer changes what signs in. Whoever only has a session at hand cannot. */
export function changeSignInHandlers(
  platform: Platform,
): Pick<Handlers<typeof accounts>, SignInRows> {
  const { db, auth, config, runChange, accountLimits: limits } = platform;
  return {
    async signInMethods({ caller, now }) {
      return findSignInMethods(db, caller.id, dateOf(now));
    },

    // Passwords are compared and hashed before the change, which has the golfer's others wait.
    changePassword: {
      async beforeChange({ body, caller, request: { household } }) {
        const { currentPassword, newPassword } = body;
        const proof = { caller, household, password: currentPassword };
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
          // Tells the other devices, and closes their sockets.
          change.refresh(accounts.devices.path, accounts.signInMethods.path);
          return { success: true };
        };
      },
    },

    changeEmail: {
      async beforeChange({ body, caller, request: { household } }) {
        const { email, currentPassword: password } = body;
        await proveCurrentPassword(platform, { caller, household, password });
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
          // Nobody can be asked to prove it.
          await replaceEmail(tx, golfer.id, { email, verified: false });
          return { user: toUser(await accountOf(tx, golfer.id)) };
        };
      },
    },

    async confirmEmail({ body, now }) {
      const tokenHash = hashOf(body.token);
      const found = await findEmailChange(db, tokenHash, dateOf(now));
      const email =
        found &&
        (await runChange(found.userId, async (change) => {
          // Of two presses at once, or after a newer link, only one finds it.
          const waiting = await findEmailChange(change.tx, tokenHash, dateOf(now));
          if (waiting === undefined) return null;
          await replaceEmail(change.tx, change.golfer.id, { ...waiting, verified: true });
          change.refresh(...accounts.changeEmail.refresh);
          return waiting.email;
        }));
      if (!email) throw new AppError('email_link_invalid');
      return { email };
    },
  };
}
