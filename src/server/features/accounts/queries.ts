import { and, count, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { User } from '#contract/accounts.ts';
import { avatarUrlOf } from '#contract/settings.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { DeriveToken } from '#server/platform/auth/derived-token.ts';
import { type Account, users } from '#server/platform/auth/tables.ts';
import { hashOfToken } from '#server/platform/auth/token.ts';
import { type Db, transaction } from '#server/platform/database/drizzle.ts';
import { setupLinks } from './tables.ts';

type UserRow = typeof users.$inferSelect;

/** The account as its owner sees it. */
export function toUser(row: Account): User {
  return {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    profileImageUrl: row.image,
    avatarUrl: row.avatar === null ? null : avatarUrlOf(row.avatar),
    currentHandicap: row.currentHandicap,
    goalHandicap: row.goalHandicap,
    preferredLanguage: row.preferredLanguage as User['preferredLanguage'],
    preferredUnits: row.preferredUnits as User['preferredUnits'],
    handedness: row.handedness as User['handedness'],
    reach: row.reach as User['reach'],
    themePreference: row.themePreference as User['themePreference'],
    timeZone: row.timeZone,
    isAdmin: row.isAdmin,
  };
}

export async function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row;
}

/** @throws AppError unauthorized when the account is gone */
export async function accountOf(db: Db, id: string): Promise<UserRow> {
  const row = await findUser(db, id);
  if (row === undefined) throw new AppError('unauthorized');
  return row;
}

/** Finds the account with this address, which must be lowercase. */
export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row;
}

export async function updateUser(db: Db, id: string, changes: Partial<UserRow>): Promise<void> {
  await db
    .update(users)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(eq(users.id, id));
}

/** Cancels the deletion of an account. Returns false when no deletion was requested. */
export async function cancelDeletion(db: Db, id: string): Promise<boolean> {
  const kept = await db
    .update(users)
    .set({ deleteAfter: null })
    .where(and(eq(users.id, id), isNotNull(users.deleteAfter)))
    .returning({ id: users.id });
  return kept.length > 0;
}

/**
 * Makes accounts with one of these addresses administrators; only this golfer's, if `id` is given. An address counts
 * only once it is verified, since anyone can sign up with any address.
 */
export async function makeAdmins(db: Db, emails: readonly string[], id?: string): Promise<void> {
  if (emails.length === 0) return;
  await db
    .update(users)
    .set({ isAdmin: true })
    .where(
      and(
        inArray(users.email, [...emails]),
        eq(users.emailVerified, true),
        id === undefined ? undefined : eq(users.id, id),
      ),
    );
}

/** Whether each of these addresses belongs to an administrator. */
export async function areAllAdmins(db: Db, emails: readonly string[]): Promise<boolean> {
  const [row] = await db
    .select({ admins: count() })
    .from(users)
    .where(and(inArray(users.email, [...emails]), eq(users.isAdmin, true)));
  return row?.admins === new Set(emails).size;
}

export async function countAdmins(db: Db): Promise<number> {
  const [row] = await db.select({ admins: count() }).from(users).where(eq(users.isAdmin, true));
  return row?.admins ?? 0;
}

/**
 * Opens the setup link of this installation. Every node and every start gets the same one until it is used up: its token
 * is derived from the moment at which it was first opened.
 * @returns the token
 */
export async function openSetupLink(db: Db, deriveToken: DeriveToken, now: Date): Promise<string> {
  const tokenOf = (createdAt: Date) => deriveToken(`setup:${createdAt.toISOString()}`);
  return transaction(db, async (tx) => {
    // Two nodes may start at the same moment.
    await tx.execute(sql`lock table ${setupLinks} in share row exclusive mode`);
    const [known] = await tx.select().from(setupLinks);
    const token = tokenOf(known?.createdAt ?? now);
    // A link of an earlier version or of another secret cannot be printed again.
    if (known?.tokenHash === hashOfToken(token)) return token;
    const opened = tokenOf(now);
    await tx.delete(setupLinks);
    await tx.insert(setupLinks).values({ tokenHash: hashOfToken(opened), createdAt: now });
    return opened;
  });
}

/** Whether the setup link with this token still makes an administrator: it does so only while there is none. */
export async function isSetupOpen(db: Db, token: string): Promise<boolean> {
  const known = await db.$count(setupLinks, eq(setupLinks.tokenHash, hashOfToken(token)));
  return known > 0 && (await countAdmins(db)) === 0;
}

/** Uses up the setup link. Returns false when it does not exist or no longer exists. */
export async function redeemSetupLink(db: Db, token: string): Promise<boolean> {
  const taken = await db
    .delete(setupLinks)
    .where(eq(setupLinks.tokenHash, hashOfToken(token)))
    .returning();
  return taken.length > 0;
}
