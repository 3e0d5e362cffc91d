import { and, eq, exists, not, or } from 'drizzle-orm';
import type { Db } from '../database/drizzle.ts';
import type { Installation } from '../installation/installation.ts';
import type { Caller } from './caller.ts';
import { authPasskeys, authTwoFactors, users } from './tables.ts';

/** Turns a golfer’s one-time codes off, and deletes their secret and the recovery codes. */
export async function turnCodesOff(db: Db, golferId: string): Promise<void> {
  await db.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, golferId));
  await db.delete(authTwoFactors).where(eq(authTwoFactors.userId, golferId));
}

/** Turns off the codes of the golfer with this address, in lower case, and removes the passkeys. Returns false if there is none. */
export async function clearSecondStep(db: Db, email: string): Promise<boolean> {
  const [golfer] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (golfer === undefined) return false;
  await turnCodesOff(db, golfer.id);
  await db.delete(authPasskeys).where(eq(authPasskeys.userId, golfer.id));
  return true;
}

/** Whether the golfer has turned one-time codes on or has a passkey. */
export async function hasSecondStep(db: Db, golferId: string): Promise<boolean> {
  const passkeys = db.select().from(authPasskeys).where(eq(authPasskeys.userId, golferId));
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, golferId), or(users.twoFactorEnabled, exists(passkeys))));
  return found.length > 0;
}

type Parts = { readonly db: Db; readonly installation: Pick<Installation, 'read'> };

/** Whether the installation asks administrators for a second step. Where passwords are off, the provider decides about one. */
async function isAsked({ db, installation }: Parts): Promise<boolean> {
  const { values } = await installation.read(db);
  return values.adminSecondStep === 'required' && values.signIn !== 'provider';
}

/**
 * Whether this golfer has to use a passkey: an administrator who needs a second step and has no codes. The password alone
 * would be one step.
 */
export async function needsPasskey(parts: Parts, golferId: string): Promise<boolean> {
  if (!(await isAsked(parts))) return false;
  const withoutCodes = and(eq(users.id, golferId), users.isAdmin, not(users.twoFactorEnabled));
  const passkeys = parts.db.select().from(authPasskeys).where(eq(authPasskeys.userId, golferId));
  return (await parts.db.$count(users, and(withoutCodes, exists(passkeys)))) > 0;
}

/** Creates the check whether an administrator lacks the second step that the installation asks of administrators. */
export const secondStepCheck =
  (parts: Parts) =>
  async ({ id, account }: Caller): Promise<boolean> =>
    account.isAdmin && (await isAsked(parts)) && !(await hasSecondStep(parts.db, id));
