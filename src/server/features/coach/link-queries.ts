import { and, asc, count, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { CoachLink } from '#contract/coach.ts';
import { users } from '#server/platform/auth/tables.ts';
import { hashOfToken } from '#server/platform/auth/token.ts';
import { dateOf } from '#server/platform/database/date-of.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { coachLinks } from './tables.ts';

type Row = typeof coachLinks.$inferSelect;
type ShownRow = Omit<Row, 'userId' | 'tokenHash'>;

/** The link as its golfer sees it. */
export function describeLink(row: ShownRow, now: Temporal.Instant): CoachLink {
  const { id, name, createdAt, expiresAt, openedAt } = row;
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    isExpired: expiresAt <= dateOf(now),
    openedAt: openedAt?.toISOString() ?? null,
  };
}

/** Returns all links of a golfer, newest first. */
export function findLinks(db: Db, userId: string): Promise<Row[]> {
  return db
    .select()
    .from(coachLinks)
    .where(eq(coachLinks.userId, userId))
    .orderBy(desc(coachLinks.createdAt), asc(coachLinks.id));
}

/** Counts the golfer's links that have not expired. */
export async function countLinks(db: Db, userId: string, now: Temporal.Instant): Promise<number> {
  const [row] = await db
    .select({ links: count() })
    .from(coachLinks)
    .where(and(eq(coachLinks.userId, userId), gt(coachLinks.expiresAt, dateOf(now))));
  return row?.links ?? 0;
}

export async function insertLink(db: Db, link: Row): Promise<void> {
  await db.insert(coachLinks).values(link);
}

export async function deleteExpired(db: Db, userId: string, now: Temporal.Instant): Promise<void> {
  await db
    .delete(coachLinks)
    .where(and(eq(coachLinks.userId, userId), lte(coachLinks.expiresAt, dateOf(now))));
}

/** Returns false when the golfer has no such link. */
export async function deleteLink(db: Db, link: Pick<Row, 'id' | 'userId'>): Promise<boolean> {
  const gone = await db
    .delete(coachLinks)
    .where(and(eq(coachLinks.id, link.id), eq(coachLinks.userId, link.userId)))
    .returning({ id: coachLinks.id });
  return gone.length > 0;
}

/**
 * Finds the link for a token, with its golfer; null when the link is unknown, revoked or expired, and
 * while the account is closed.
 */
export async function findOpenLink(db: Db, token: string, now: Temporal.Instant) {
  const [row] = await db
    .select({
      id: coachLinks.id,
      userId: users.id,
      timeZone: users.timeZone,
      name: coachLinks.name,
      expiresAt: coachLinks.expiresAt,
    })
    .from(coachLinks)
    .innerJoin(users, eq(users.id, coachLinks.userId))
    .where(
      and(
        eq(coachLinks.tokenHash, hashOfToken(token)),
        gt(coachLinks.expiresAt, dateOf(now)),
        isNull(users.deleteAfter),
      ),
    );
  return row ?? null;
}

/** If the page is opened again within this many minutes, the time is not updated. */
const openedAgain = 5;

export async function setOpened(db: Db, id: string, now: Temporal.Instant): Promise<void> {
  const earlier = sql`${now.toString()}::timestamptz - make_interval(mins => ${openedAgain})`;
  await db
    .update(coachLinks)
    .set({ openedAt: dateOf(now) })
    .where(
      and(
        eq(coachLinks.id, id),
        or(isNull(coachLinks.openedAt), lte(coachLinks.openedAt, earlier)),
      ),
    );
}
