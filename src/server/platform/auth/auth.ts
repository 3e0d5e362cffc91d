import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { generateRandomString } from 'better-auth/crypto';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { and, eq, not } from 'drizzle-orm';
import { passwordLength } from '#contract/accounts-schemas.ts';
import type { Db } from '../database/drizzle.ts';
import { newId } from '../database/new-id.ts';
import { defaultLanguage } from '../texts.ts';
import { deleteAccessTokens } from './access-tokens.ts';
import type { AccountLimits } from './account-limits.ts';
import { sessionOpener } from './session-opener.ts';
import {
  authAccounts,
  authPasskeys,
  authSessions,
  authTwoFactors,
  authVerifications,
  emailChanges,
  users,
} from './tables.ts';
import { hashOfToken } from './token.ts';

const day = 60 * 60 * 24;

/** Counted from the last use, so a golfer who trains weekly never has to sign in again. */
export const sessionDays = 30;

/** How long codes are refused after ten wrong ones in a row. Only who knows the password gets so far. */
export const codeLockSeconds = 15 * 60;

/**
 * What the names of this site's cookies begin with. It contains a port that is not the default one, because browsers
 * send the cookies of a host to all of its ports.
 */
export const cookiePrefix = ({ port }: URL): string =>
  port === '' ? 'pinhigh' : `pinhigh-${port}`;

/** Hashes passwords, and compares a password with a hash. */
export type Passwords = {
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (attempt: { hash: string; password: string }) => Promise<boolean>;
};

/** A link for a golfer, as the token in it. */
export type MailedLink = {
  readonly userId: string;
  readonly email: string;
  readonly language: string;
  readonly token: string;
};

type AuthSettings = {
  readonly db: Db;
  readonly publicUrl: URL;
  readonly secret: string;
  readonly sendResetLink: (link: MailedLink) => Promise<void>;
  /** Undefined when mail is not configured: then users cannot be asked to confirm an address. */
  readonly sendConfirmLink?: ((link: MailedLink) => Promise<void>) | undefined;
  readonly forgetGuesses: AccountLimits['forgetGuesses'];
  /** Defaults to the scrypt of better-auth. */
  readonly passwords?: Passwords | undefined;
  /** Called after better-auth has deleted a session: on sign-out, or because of a new password. */
  readonly onSessionEnded: (userId: string) => void;
  /** Called when an account’s email address is confirmed for the first time, by either mailed link. */
  readonly onConfirmed: (userId: string) => Promise<void>;
};

/** better-auth passes the whole row, although its type does not include our columns. */
const languageOf = (user: object) =>
  'preferredLanguage' in user ? String(user.preferredLanguage) : defaultLanguage;

const recipientOf = (user: { id: string; email: string }) => ({
  userId: user.id,
  email: user.email,
  language: languageOf(user),
});

/** Passwords, one-time codes, sessions and reset links, implemented by better-auth on our tables. */
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
        twoFactor: authTwoFactors,
        passkey: authPasskeys,
      },
    }),
    emailAndPassword: {
      enabled: true,
      ...(settings.passwords && { password: settings.passwords }),
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      revokeSessionsOnPasswordReset: true,
      // Makes the sign-up response the same for a new address and a known one.
      requireEmailVerification: sendConfirmLink !== undefined,
      onPasswordReset: async ({ user }) => {
        await deleteMailedLinks(db, user.id);
        await deleteAccessTokens(db, user.id);
        // Without mail, whoever runs the server passes the link on, which says nothing about the address.
        const isMailed = sendConfirmLink !== undefined;
        if (isMailed && (await confirmAddress(db, user.id))) await settings.onConfirmed(user.id);
        await settings.forgetGuesses(user.email);
      },
      sendResetPassword: async ({ user, token }) => sendResetLink({ ...recipientOf(user), token }),
    },
    emailVerification: {
      // Sign-up is one transaction, and the mail job would be written outside of it.
      sendOnSignUp: false,
      sendOnSignIn: sendConfirmLink !== undefined,
      afterEmailVerification: async ({ id }) => settings.onConfirmed(id),
      sendVerificationEmail: async ({ user, token }) =>
        sendConfirmLink?.({ ...recipientOf(user), token }),
    },
    // Hashed, so that someone who can read the database cannot open a link.
    // Expired links stay a while, so that opening one says that it has expired; see `deleteExpired` of accounts.
    verification: { storeIdentifier: 'hashed', disableCleanup: true },
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
    advanced: {
      cookiePrefix: cookiePrefix(publicUrl),
      useSecureCookies: publicUrl.protocol === 'https:',
      database: { generateId: newId },
    },
    // The server limits requests itself, before every route.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    plugins: [sessionOpener(), twoFactor({ accountLockout: { durationSeconds: codeLockSeconds } })],
    logger: { disabled: true },
  });
}

/**
 * Makes a link with which somebody sets the password of an account, stored as better-auth stores those that golfers ask
 * for. Earlier ones stop working.
 * @returns the token in the link, and when it expires
 */
export async function createPasswordLink(
  tx: Db,
  { userId, hours }: { readonly userId: string; readonly hours: number },
): Promise<{ readonly token: string; readonly expiresAt: Date }> {
  const token = generateRandomString(24, 'a-z', 'A-Z', '0-9');
  // better-auth compares it with the system's clock.
  const expiresAt = new Date(Date.now() + hours * 60 * 60 * 1000);
  await deleteResetLinks(tx, userId);
  const identifier = hashOfToken(`reset-password:${token}`);
  await tx.insert(authVerifications).values({ id: newId(), identifier, value: userId, expiresAt });
  return { token, expiresAt };
}

/** Invalidates all mailed links that set a password, and sign-ins that wait for a code. */
export async function deleteResetLinks(db: Db, userId: string): Promise<void> {
  await db.delete(authVerifications).where(eq(authVerifications.value, userId));
}

/** Invalidates all mailed links that set a password or confirm a new address. */
export async function deleteMailedLinks(db: Db, userId: string): Promise<void> {
  await deleteResetLinks(db, userId);
  await db.delete(emailChanges).where(eq(emailChanges.userId, userId));
}

/** Returns whether the address was not confirmed before. */
async function confirmAddress(db: Db, userId: string): Promise<boolean> {
  const confirmed = await db
    .update(users)
    .set({ emailVerified: true })
    .where(and(eq(users.id, userId), not(users.emailVerified)))
    .returning({ id: users.id });
  return confirmed.length > 0;
}

export type Auth = ReturnType<typeof createAuth>;
