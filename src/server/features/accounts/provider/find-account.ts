import { and, eq } from 'drizzle-orm';
import { nameLength } from '#contract/accounts-schemas.ts';
import { line } from '#contract/fields.ts';
import { AppError } from '#server/platform/app-error.ts';
import { splitName } from '#server/platform/auth/split-name.ts';
import { authAccounts, users } from '#server/platform/auth/tables.ts';
import { sqlState } from '#server/platform/database/database-error.ts';
import { type Db, type Tx, transaction } from '#server/platform/database/drizzle.ts';
import { newId } from '#server/platform/database/new-id.ts';
import type { Platform } from '#server/platform/platform.ts';
import { admit } from '../admission.ts';
import { findUserByEmail } from '../queries.ts';
import type { Flow } from './flow.ts';
import type { Identity } from './provider.ts';

const UNIQUE_VIOLATION = '23505';

const providerIdOf = ({ issuer }: Identity) => `oidc:${issuer}`;

/** Links the identity to the account. It signs in from now on, even if its address changes. */
async function link(tx: Tx, userId: string, identity: Identity): Promise<void> {
  await tx.insert(authAccounts).values({
    id: newId(),
    userId,
    accountId: identity.subject,
    providerId: providerIdOf(identity),
  });
}

async function findLinked(db: Db, identity: Identity): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: authAccounts.userId })
    .from(authAccounts)
    .where(
      and(
        eq(authAccounts.providerId, providerIdOf(identity)),
        eq(authAccounts.accountId, identity.subject),
      ),
    );
  return row?.userId;
}

/** Whether the account is already linked to an identity at this provider. */
async function isLinked(db: Db, userId: string, identity: Identity): Promise<boolean> {
  const rows = await db
    .select({ id: authAccounts.id })
    .from(authAccounts)
    .where(
      and(eq(authAccounts.userId, userId), eq(authAccounts.providerId, providerIdOf(identity))),
    );
  return rows.length > 0;
}

/** Returns the name, cut to `max` characters, or null when it is not a valid name. */
function fitting(name: string | null, max: number): string | null {
  const { data } = line(max).safeParse(name?.slice(0, max));
  return data || null;
}

function namesOf(identity: Identity, email: string) {
  const given = fitting(identity.name, nameLength.whole);
  const split = given === null ? { firstName: '', lastName: '' } : splitName(given);
  const firstName = fitting(identity.firstName, nameLength.part) ?? (split.firstName || null);
  const lastName = fitting(identity.lastName, nameLength.part) ?? (split.lastName || null);
  const whole = [firstName, lastName].filter(Boolean).join(' ') || (email.split('@')[0] ?? email);
  return { name: given ?? whole.slice(0, nameLength.whole), firstName, lastName };
}

/**
 * Returns the account of a person who has signed in at the provider: the account linked to this identity;
 * otherwise the one with the same address, if both sides have verified it; otherwise a new one.
 * @throws AppError provider_email_unverified, account_unverified, provider_conflict or provider_failed, or an error of `admit`
 */
export async function findAccount(
  platform: Platform,
  identity: Identity,
  { language, timeZone, invitation }: Pick<Flow, 'language' | 'timeZone' | 'invitation'>,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const { db } = platform;
  const linked = await findLinked(db, identity);
  if (linked !== undefined) return { id: linked, isNew: false };
  const { email } = identity;
  // Anyone can enter any address in a profile that nobody verifies.
  if (email === null) throw new AppError('provider_email_unverified');
  return transaction(db, async (tx) => {
    const known = await findUserByEmail(tx, email);
    if (known !== undefined) {
      // The person who opened the account may not own this address, and knows the password.
      if (!known.emailVerified) throw new AppError('account_unverified');
      if (await isLinked(tx, known.id, identity)) throw new AppError('provider_conflict');
      await link(tx, known.id, identity);
      return { id: known.id, isNew: false };
    }
    await admit(tx, { email, isVerified: true, invitation }, platform);
    const id = newId();
    const zone = timeZone === null ? {} : { timeZone };
    const person = { ...namesOf(identity, email), preferredLanguage: language, ...zone };
    await tx.insert(users).values({ id, email, emailVerified: true, ...person });
    await link(tx, id, identity);
    return { id, isNew: true };
  }).catch((error: unknown) => {
    // The same golfer may sign in from two tabs at once: a retry finds the account.
    const isRace = sqlState(error) === UNIQUE_VIOLATION;
    throw isRace ? new AppError('provider_failed', [], { cause: error }) : error;
  });
}
