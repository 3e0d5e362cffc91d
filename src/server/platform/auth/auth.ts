import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { passwordLength } from '#contract/accounts.ts';
import type { Db } from '../database/drizzle.ts';
import { defaultLanguage } from '../texts.ts';
import type { AccountLimits } from './account-limits.ts';
import { afterPasswordReset } from './after-password-reset.ts';
import type { ResetLink } from './reset-mail.ts';
import { authAccounts, authSessions, authVerifications, users } from './tables.ts';

const day = 60 * 60 * 24;

/** Counted from the last use, so a golfer who trains weekly never has to sign in again. */
export const sessionDays = 30;

type AuthSettings = {
  readonly db: Db;
  readonly publicUrl: URL;
  readonly secret: string;
  readonly sendResetLink: (link: ResetLink) => Promise<void>;
  readonly forgetGuesses: AccountLimits['forgetGuesses'];
};

/** better-auth hands the whole row over, though its type does not know our columns. */
const languageOf = (user: object) =>
  'preferredLanguage' in user ? String(user.preferredLanguage) : defaultLanguage;

/** Passwords, sessions and reset links, by better-auth on our tables. */
export function createAuth(settings: AuthSettings) {
  const { db, publicUrl, secret, sendResetLink, forgetGuesses } = settings;
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
      onPasswordReset: async ({ user }) => {
        await afterPasswordReset(db, user.id);
        await forgetGuesses(user.email);
      },
      sendResetPassword: async ({ user, token }) =>
        sendResetLink({ email: user.email, token, language: languageOf(user) }),
    },
    // Who reads the database must not be able to open a link.
    verification: { storeIdentifier: 'hashed' },
    user: {
      additionalFields: {
        firstName: { type: 'string', required: false },
        lastName: { type: 'string', required: false },
        timeZone: { type: 'string', required: false },
        preferredLanguage: { type: 'string', required: false, input: false, returned: false },
      },
    },
    session: { expiresIn: sessionDays * day, updateAge: day },
    advanced: { cookiePrefix: 'pinhigh', useSecureCookies: publicUrl.protocol === 'https:' },
    // The server counts calls itself, in front of every route.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  });
}

export type Auth = ReturnType<typeof createAuth>;
