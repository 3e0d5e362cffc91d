import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { eq } from 'drizzle-orm';
import { passwordLength } from '#contract/accounts.ts';
import type { Db } from '../database/drizzle.ts';
import { defaultLanguage } from '../texts.ts';
import type { AccountLimits } from './account-limits.ts';
import type { MailedLink } from './mails.ts';
import { sessionOpener } from './session-opener.ts';
import { authAccounts, authSessions, authVerifications, emailChanges, users } from './tables.ts';

const day = 60 * 60 * 24;

/** Counted from the last use, so a golfer who trains weekly never has to sign in again. */
export const sessionDays = 30;

type AuthSettings = {
  readonly db: Db;
  readonly publicUrl: URL;
  readonly secret: string;
  readonly sendResetLink: (link: MailedLink) => Promise<void>;
  /** Absent where no mail is configured: then nobody can be asked to prove an address. */
  readonly sendConfirmLink?: ((link: MailedLink) => Promise<void>) | undefined;
  readonly forgetGuesses: AccountLimits['forgetGuesses'];
  /** Told after a session has been deleted by better-auth: signing out, or a new password. */
  readonly onSessionEnded: (userId: string) => void;
  /** Told once, when the owner of a new account has proved the address. */
  readonly onConfirmed: (userId: string) => Promise<void>;
};

/** better-auth hands the whole row over, though its type does not know our columns. */
const languageOf = (user: object) =>
  'preferredLanguage' in user ? String(user.preferredLanguage) : defaultLanguage;

const recipientOf = (user: { id: string; email: string }) => ({
  ...{ userId: user.id, email: user.email, language: languageOf(user) },
});

/** Passwords, sessions and reset links, by better-auth on our tables. */
export function createAuth(settings: AuthSettings) {
  const { db, publicUrl, secret, sendResetLink, sendConfirmLink } = settings;
  return betterAuth({
    baseURL: publicUrl.origin,
    secret,
    database: drizzleAdapter(db, {
      provider: 'pg',
      transaction: true,
      schema: {
        user: users,
        session: authSessions,
        account: authAccounts,
        verification: authVerifications,
      },
    }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      revokeSessionsOnPasswordReset: true,
      // Signing up then answers the same for a new address and a known one.
      requireEmailVerification: sendConfirmLink !== undefined,
      onPasswordReset: async ({ user }) => {
        await afterPasswordReset(db, user.id);
        await settings.forgetGuesses(user.email);
      },
      sendResetPassword: async ({ user, token }) => sendResetLink({ ...recipientOf(user), token }),
    },
    emailVerification: {
      // Signing up is one transaction, and a mail is written to the queue outside of it.
      sendOnSignUp: false,
      sendOnSignIn: sendConfirmLink !== undefined,
      afterEmailVerification: async ({ id }) => settings.onConfirmed(id),
      sendVerificationEmail: async ({ user, token }) =>
        sendConfirmLink?.({ ...recipientOf(user), token }),
    },
    // Who reads the database must not be able to open a link.
    verification: { storeIdentifier: 'hashed' },
    user: {
      additionalFields: {
        firstName: { type: 'string', required: false },
        lastName: { type: 'string', required: false },
        timeZone: { type: 'string', required: false },
        preferredLanguage: { type: 'string', required: false, returned: false },
      },
    },
    databaseHooks: {
      session: {
        delete: { after: async ({ userId }) => settings.onSessionEnded(userId) },
      },
    },
    session: { expiresIn: sessionDays * day, updateAge: day },
    advanced: { cookiePrefix: 'pinhigh', useSecureCookies: publicUrl.protocol === 'https:' },
    // The server counts calls itself, in front of every route.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    plugins: [sessionOpener()],
    logger: { disabled: true },
  });
}

/** Makes every link worthless that was mailed to set a password or to confirm a new address. */
export async function deleteMailedLinks(db: Db, userId: string): Promise<void> {
  await db.delete(authVerifications).where(eq(authVerifications.value, userId));
  await db.delete(emailChanges).where(eq(emailChanges.userId, userId));
}

/**
 * After a password was set through the link of a mail: the address has been proved, and any other link
 * that is still about must not undo it.
 */
async function afterPasswordReset(db: Db, userId: string): Promise<void> {
  await deleteMailedLinks(db, userId);
  await db.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
}

export type Auth = ReturnType<typeof createAuth>;
