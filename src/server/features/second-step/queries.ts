import { and, asc, eq } from 'drizzle-orm';
import type { Passkey } from '#contract/second-step.ts';
import { authPasskeys, authTwoFactors, users } from '#server/platform/auth/tables.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { newId } from '#server/platform/database/new-id.ts';

type Row = typeof authTwoFactors.$inferSelect;

/** Finds the golfer’s secret and recovery codes; undefined when one-time codes were never set up. */
export async function findCodes(db: Db, userId: string): Promise<Row | undefined> {
  const [row] = await db.select().from(authTwoFactors).where(eq(authTwoFactors.userId, userId));
  return row;
}

/** Stores a secret that waits for its first code, instead of an earlier one that waits. Returns false when codes are on. */
export async function saveSecret(db: Db, userId: string, secret: string): Promise<boolean> {
  const saved = await db
    .insert(authTwoFactors)
    .values({ id: newId(), userId, secret, backupCodes: '' })
    .onConflictDoUpdate({
      target: authTwoFactors.userId,
      set: { secret },
      setWhere: eq(authTwoFactors.verified, false),
    })
    .returning({ id: authTwoFactors.id });
  return saved.length > 0;
}

/** Turns one-time codes on. Returns false when this secret no longer waits for its first code. */
export async function turnOn(
  db: Db,
  { userId, secret }: Pick<Row, 'userId' | 'secret'>,
  backupCodes: string,
): Promise<boolean> {
  const waiting = and(
    eq(authTwoFactors.userId, userId),
    eq(authTwoFactors.secret, secret),
    eq(authTwoFactors.verified, false),
  );
  const confirmed = await db
    .update(authTwoFactors)
    .set({ verified: true, backupCodes })
    .where(waiting)
    .returning({ id: authTwoFactors.id });
  if (confirmed.length === 0) return false;
  await db.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, userId));
  return true;
}

/** Replaces the recovery codes. Returns false when one-time codes are off. */
export async function replaceRecoveryCodes(
  db: Db,
  userId: string,
  backupCodes: string,
): Promise<boolean> {
  const replaced = await db
    .update(authTwoFactors)
    .set({ backupCodes })
    .where(and(eq(authTwoFactors.userId, userId), eq(authTwoFactors.verified, true)))
    .returning({ id: authTwoFactors.id });
  return replaced.length > 0;
}

/** The golfer's passkeys, the oldest first. */
export async function findPasskeys(db: Db, userId: string): Promise<Passkey[]> {
  const { id, name, createdAt } = authPasskeys;
  const rows = await db
    .select({ id, name, createdAt })
    .from(authPasskeys)
    .where(eq(authPasskeys.userId, userId))
    .orderBy(asc(createdAt), asc(id));
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/** Returns false when the golfer has no such passkey. */
export async function deletePasskey(
  db: Db,
  own: { readonly id: string; readonly userId: string },
): Promise<boolean> {
  const deleted = await db
    .delete(authPasskeys)
    .where(and(eq(authPasskeys.id, own.id), eq(authPasskeys.userId, own.userId)))
    .returning({ id: authPasskeys.id });
  return deleted.length > 0;
}
