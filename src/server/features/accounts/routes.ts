import type { accounts } from '#contract/accounts.ts';
import { definedFields } from '#domain/defined-fields.ts';
import { AppError } from '#server/platform/app-error.ts';
import {
  authHeaders,
  isFailedCreation,
  throwLinkFault,
  withCookies,
} from '#server/platform/auth/auth-replies.ts';
import { checkMailedLink } from '#server/platform/auth/check-mailed-link.ts';
import { splitName } from '#server/platform/auth/split-name.ts';
import { resetTokenShape } from '#server/platform/auth/token.ts';
import { dateOf } from '#server/platform/database/date-of.ts';
import { accountExistsMail } from '#server/platform/mail/account-mails.ts';
import { sendMail } from '#server/platform/mail/mail.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Handlers } from '#server/platform/routes/handler.ts';
import { type Admission, admit, findInvited } from './admission.ts';
import { changeSignInHandlers } from './change-sign-in.ts';
import { checkPassword } from './check-password.ts';
import { deviceHandlers, endEarlierSession } from './devices.ts';
import { providerHandlers } from './provider/handlers.ts';
import { requirePasswords } from './public-queries.ts';
import {
  accountOf,
  countAdmins,
  findUser,
  findUserByEmail,
  isSetupOpen,
  redeemSetupLink,
  toUser,
  updateUser,
} from './queries.ts';
import { sendResetLink } from './reset-link-job.ts';
import { adminProof } from './setup.ts';
import { signInHandlers } from './sign-in.ts';
import { testMail } from './test-mail.ts';

/** Ignores `email_taken`: of several sign-ups at once, only the one that created the account sends a mail. */
function ignoreTaken(error: unknown): void {
  if (!(error instanceof AppError && error.code === 'email_taken')) throw error;
}

/** Mails a new account a link to confirm its address, and tells the owner of an existing one about the sign-up. */
async function mailHowToGoOn(
  { db, auth, config, sendJob }: Platform,
  answered: { readonly id: string; readonly email: string },
  { giveBack }: Admission,
): Promise<void> {
  const { email } = answered;
  const known = await findUserByEmail(db, email);
  // For an existing address, better-auth returns a made-up user.
  if (known?.id === answered.id) {
    await auth.api.sendVerificationEmail({ body: { email }, headers: new Headers() });
    return;
  }
  await giveBack(db);
  if (known !== undefined) {
    const owner = { userId: known.id, email, language: known.preferredLanguage };
    await sendJob(db, sendMail, { payload: accountExistsMail(owner, config.publicUrl) });
  }
}

/**
 * Finds the stored part of a reset link, without using the link up.
 * @throws AppError an error of `checkMailedLink`
 */
async function findResetLink({ auth }: Platform, token: string, now: Date) {
  const { internalAdapter } = await auth.$context;
  return checkMailedLink({ token, tokenShape: resetTokenShape, now }, () =>
    internalAdapter.findVerificationValue(`reset-password:${token}`),
  );
}

/**
 * Finds the owner of the account whose password the link sets.
 * @throws AppError an error of `checkMailedLink`
 */
async function ownerOfResetLink(platform: Platform, token: string, now: Date) {
  const link = await findResetLink(platform, token, now);
  const user = await findUser(platform.db, link.value);
  return user ? { email: user.email, names: [user.name, user.firstName, user.lastName] } : {};
}

type OwnRows = 'updateProfile' | 'adminProof' | 'claimSetup' | 'testWelcomeEmail';

const ownAccountHandlers = (platform: Platform): Pick<Handlers<typeof accounts>, OwnRows> => ({
  adminProof: adminProof(platform),

  async updateProfile({ body, change }) {
    const { currentHandicap, goalHandicap, ...profile } = body;
    const { tx, golfer } = change;
    await updateUser(tx, golfer.id, definedFields(profile));
    const { timeZone } = profile;
    const saved = { userId: golfer.id, currentHandicap, goalHandicap, timeZone };
    await change.record('profileSaved', saved);
    return toUser(await accountOf(tx, golfer.id));
  },

  async claimSetup({ body, change: { tx, golfer } }) {
    // The link stops working as soon as there is an administrator.
    const isNeeded = (await countAdmins(tx)) === 0;
    if (!isNeeded || !(await redeemSetupLink(tx, body.token))) throw new AppError('not_found');
    await updateUser(tx, golfer.id, { isAdmin: true });
    return toUser(await accountOf(tx, golfer.id));
  },

  testWelcomeEmail: testMail(platform),
});

type LinkRows =
  | 'invitation'
  | 'setupLink'
  | 'requestPasswordReset'
  | 'resetLink'
  | 'resetPassword'
  | 'verifyEmail';

const mailedLinkHandlers = (platform: Platform): Pick<Handlers<typeof accounts>, LinkRows> => ({
  async requestPasswordReset({ body }) {
    await requirePasswords(platform);
    await platform.accountLimits.beforeReset(body.email);
    await platform.sendJob(platform.db, sendResetLink, { payload: body });
    return { success: true };
  },

  async invitation({ query: { token } }) {
    return { email: await findInvited(platform.db, token, platform) };
  },

  async setupLink({ query: { token } }) {
    if (!(await isSetupOpen(platform.db, token))) throw new AppError('link_used');
    return { success: true };
  },

  async resetLink({ query, now }) {
    await findResetLink(platform, query.token, dateOf(now));
    return { success: true };
  },

  async resetPassword({ body, request, reply, now }) {
    await requirePasswords(platform);
    const headers = authHeaders(request);
    const owner = await ownerOfResetLink(platform, body.token, dateOf(now));
    await checkPassword({ path: 'newPassword', password: body.newPassword, owner });
    await withCookies(
      reply,
      platform.auth.api.resetPassword({ body, headers, returnHeaders: true }),
    );
    return { success: true };
  },

  async verifyEmail({ body }) {
    // The link signs nobody in: the visitor may be somebody else.
    await platform.auth.api.verifyEmail({ query: body }).catch(throwLinkFault);
    return { success: true };
  },
});

export function accountHandlers(platform: Platform): Handlers<typeof accounts> {
  const { db, auth, config, runChange, accountLimits: limits } = platform;
  return {
    ...deviceHandlers(platform),
    ...ownAccountHandlers(platform),
    ...changeSignInHandlers(platform),
    ...mailedLinkHandlers(platform),
    ...providerHandlers(platform),
    ...signInHandlers(platform),

    async signUp({ body: { invitation, ...body }, caller, request, reply }) {
      const { email, password, name } = body;
      await requirePasswords(platform);
      const { firstName, lastName } = { ...splitName(name), ...body };
      const owner = { email, names: [name, firstName, lastName] };
      await checkPassword({ path: 'password', password, owner });
      await limits.beforeSignUp(body.email);
      const isVerified = config.smtpUrl !== undefined;
      const admission = await admit(db, { email, isVerified, invitation }, platform);
      const { preferredLanguage = (await platform.installation.recent()).language } = body;
      const opened = withCookies(
        reply,
        auth.api.signUpEmail({
          body: { ...body, preferredLanguage, firstName, lastName },
          headers: authHeaders(request),
          returnHeaders: true,
        }),
      ).catch(async (error: unknown) => {
        await admission.giveBack(db);
        if (!isFailedCreation(error)) throw error;
        if (await findUserByEmail(db, email)) throw new AppError('email_taken');
        throw new Error('An account could not be created', { cause: error });
      });
      // When mail is configured, the response does not reveal whether the account already existed.
      if (config.smtpUrl !== undefined) {
        const mailed = opened.then(
          ({ user }) => mailHowToGoOn(platform, user, admission),
          ignoreTaken,
        );
        await limits.inEqualTime(mailed);
        return { user: null };
      }
      const { user } = await opened;
      await runChange(user.id, (change) => change.record('accountCreated', { userId: user.id }));
      await endEarlierSession(db, caller);
      return { user: toUser(await accountOf(db, user.id)) };
    },

    async currentUser({ caller, request, reply }) {
      if (caller.renewalDue) {
        const headers = authHeaders(request);
        await withCookies(reply, auth.api.getSession({ headers, returnHeaders: true }));
      }
      return toUser(caller.account);
    },
  };
}
