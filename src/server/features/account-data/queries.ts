import { and, asc, eq, lte, notInArray, sql } from 'drizzle-orm';
import { findReportsAbout } from '#server/features/feed/public-queries.ts';
import { forgetNames } from '#server/platform/audit/audit-log.ts';
import { endAllSessions } from '#server/platform/auth/end-sessions.ts';
import { authVerifications, users } from '#server/platform/auth/tables.ts';
import { dateOf } from '#server/platform/database/date-of.ts';
import type { Db, Tx } from '#server/platform/database/drizzle.ts';
import type { ImportedTable } from '#server/platform/personal-data.ts';
import { ownerOf } from './golfer-rows.ts';

/** Returns the golfer's current time zone. */
export async function findTimeZone(tx: Db, golferId: string): Promise<string> {
  const [golfer] = await tx
    .select({ timeZone: users.timeZone })
    .from(users)
    .where(eq(users.id, golferId));
  if (golfer === undefined) throw new Error('The golfer of a change is gone');
  return golfer.timeZone;
}

/** Whether the golfer has rows in one of these tables. */
export async function hasRows(
  db: Db,
  kinds: readonly ImportedTable[],
  golferId: string,
): Promise<boolean> {
  for (const kind of kinds) {
    const found = await db
      .select({ one: sql`1` })
      .from(kind.table)
      .where(eq(ownerOf(kind), golferId))
      .limit(1);
    if (found.length > 0) return true;
  }
  return false;
}

/** Schedules the deletion and signs the golfer out everywhere. */
export async function closeAccount(
  tx: Db,
  golferId: string,
  deleteAfter: Temporal.Instant,
): Promise<void> {
  const instant = dateOf(deleteAfter);
  await tx.update(users).set({ deleteAfter: instant }).where(eq(users.id, golferId));
  await endAllSessions(tx, golferId);
}

const isDue = (now: Temporal.Instant) => lte(users.deleteAfter, dateOf(now));

/** Finds closed accounts that are due, the longest overdue first. */
export function findClosed(
  db: Db,
  page: {
    readonly now: Temporal.Instant;
    readonly size: number;
    readonly except: readonly string[];
  },
) {
  return db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(isDue(page.now), notInArray(users.id, [...page.except])))
    .orderBy(asc(users.deleteAfter), asc(users.id))
    .limit(page.size);
}

/** Locks a due account until the commit, so that the golfer cannot cancel the deletion; null when it is not due. */
export async function lockClosed(tx: Db, golferId: string, now: Temporal.Instant) {
  const [account] = await tx
    .select({ avatar: users.avatar })
    .from(users)
    .where(and(eq(users.id, golferId), isDue(now)))
    .for('update');
  return account ?? null;
}

/** Deletes the account with all rows that belong to it. */
export async function deleteAccount(tx: Tx, golferId: string): Promise<void> {
  // Mailed links: their value contains the golfer's id, alone or with other data.
  const named = sql`strpos(${authVerifications.value}, ${golferId}) > 0`;
  await tx.delete(authVerifications).where(named);
  await forgetNames(tx, [golferId, ...(await findReportsAbout(tx, golferId))]);
  await tx.delete(users).where(eq(users.id, golferId));
}
