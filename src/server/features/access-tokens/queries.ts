import { and, asc, count, desc, eq, lte } from 'drizzle-orm';
import type { AccessToken } from '#contract/access-tokens.ts';
import { accessTokens } from '#server/platform/auth/tables.ts';
import { dateOf } from '#server/platform/database/date-of.ts';
import type { Db } from '#server/platform/database/drizzle.ts';

type Row = typeof accessTokens.$inferSelect;

/** The token as its golfer sees it. */
export function describeToken(
  { id, name, scope, createdAt, expiresAt, lastUsedAt }: Omit<Row, 'userId' | 'tokenHash'>,
  now: Temporal.Instant,
): AccessToken {
  return {
    id,
    name,
    scope,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    isExpired: expiresAt !== null && expiresAt <= dateOf(now),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

/** Returns all tokens of a golfer, newest first. */
export function findTokens(db: Db, userId: string): Promise<Row[]> {
  return db
    .select()
    .from(accessTokens)
    .where(eq(accessTokens.userId, userId))
    .orderBy(desc(accessTokens.createdAt), asc(accessTokens.id));
}

export async function countTokens(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ tokens: count() })
    .from(accessTokens)
    .where(eq(accessTokens.userId, userId));
  return row?.tokens ?? 0;
}

export async function insertToken(db: Db, token: typeof accessTokens.$inferInsert): Promise<void> {
  await db.insert(accessTokens).values(token);
}

export async function deleteExpired(db: Db, userId: string, now: Temporal.Instant): Promise<void> {
  await db
    .delete(accessTokens)
    .where(and(eq(accessTokens.userId, userId), lte(accessTokens.expiresAt, dateOf(now))));
}

/** Returns false when the golfer has no such token. */
export async function deleteToken(db: Db, own: Pick<Row, 'id' | 'userId'>): Promise<boolean> {
  const deleted = await db
    .delete(accessTokens)
    .where(and(eq(accessTokens.id, own.id), eq(accessTokens.userId, own.userId)))
    .returning({ id: accessTokens.id });
  return deleted.length > 0;
}
