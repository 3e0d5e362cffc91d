import { and, asc, count, desc, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { CoachLink, RevokedCoachLink } from '#contract/coach.ts';
import { coachLinkRestorableDays } from '#domain/coach/coach-link.ts';
import { users } from '#server/platform/auth/tables.ts';
import { hashOfToken } from '#server/platform/auth/token.ts';
import { dateOf } from '#server/platform/database/date-of.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { coachLinks } from './tables.ts';

type Row = typeof coachLinks.$inferSelect;
type ShownRow = Omit<Row, 'userId' | 'tokenHash' | 'revokedAt'>;

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

const hasExpired = (now: Temporal.Instant) => lte(coachLinks.expiresAt, dateOf(now));
const hasNotExpired = (now: Temporal.Instant) => gt(coachLinks.expiresAt, dateOf(now));

const momentOf = (now: Temporal.Instant) => sql`${now.toString()}::timestamptz`;

/** Of a revoked link. One that expires sooner cannot be restored longer than it would have worked. */
const restorableUntil = sql<Date>`least(
  ${coachLinks.revokedAt} + make_interval(hours => ${coachLinkRestorableDays * 24}), ${coachLinks.expiresAt}
)`.mapWith(coachLinks.expiresAt);

const isRestorable = (now: Temporal.Instant) =>
  and(isNotNull(coachLinks.revokedAt), gt(restorableUntil, momentOf(now)));

/** Returns all links of a golfer except revoked ones, newest first. */
export function findLinks(db: Db, userId: string): Promise<Row[]> {
  return db
    .select()
    .from(coachLinks)
    .where(and(eq(coachLinks.userId, userId), isNull(coachLinks.revokedAt)))
    .orderBy(desc(coachLinks.createdAt), asc(coachLinks.id));
}

/** Returns a golfer's revoked links that can be restored, last revoked first. */
export async function findRevokedLinks(
  db: Db,
  userId: string,
  now: Temporal.Instant,
): Promise<RevokedCoachLink[]> {
  const { id, name, revokedAt } = coachLinks;
  const rows = await db
    .select({ id, name, restorableUntil })
    .from(coachLinks)
    .where(and(eq(coachLinks.userId, userId), isRestorable(now)))
    .orderBy(desc(revokedAt), asc(id));
  return rows.map((row) => ({ ...row, restorableUntil: row.restorableUntil.toISOString() }));
}

/** Counts the golfer's links that work. */
export async function countLinks(db: Db, userId: string, now: Temporal.Instant): Promise<number> {
  const [row] = await db
    .select({ links: count() })
    .from(coachLinks)
    .where(and(eq(coachLinks.userId, userId), isNull(coachLinks.revokedAt), hasNotExpired(now)));
  return row?.links ?? 0;
}

export async function insertLink(db: Db, link: typeof coachLinks.$inferInsert): Promise<void> {
  await db.insert(coachLinks).values(link);
}

export async function deleteExpired(db: Db, userId: string, now: Temporal.Instant): Promise<void> {
  await db.delete(coachLinks).where(and(eq(coachLinks.userId, userId), hasExpired(now)));
}

/** Deletes the revoked links of all golfers that can no longer be restored. */
export async function deleteRevoked(db: Db, now: Temporal.Instant): Promise<void> {
  await db
    .delete(coachLinks)
    .where(and(isNotNull(coachLinks.revokedAt), lte(restorableUntil, momentOf(now))));
}

type OwnLink = Pick<Row, 'id' | 'userId'>;

const own = ({ id, userId }: OwnLink) => and(eq(coachLinks.id, id), eq(coachLinks.userId, userId));

/** Returns false when the golfer has no such link, or has revoked it already. */
export async function setRevoked(db: Db, link: OwnLink, now: Temporal.Instant): Promise<boolean> {
  const revoked = await db
    .update(coachLinks)
    .set({ revokedAt: dateOf(now) })
    .where(and(own(link), isNull(coachLinks.revokedAt)))
    .returning({ id: coachLinks.id });
  return revoked.length > 0;
}

/** Returns false when the golfer has not revoked this link, and when it can no longer be restored. */
export async function setRestored(db: Db, link: OwnLink, now: Temporal.Instant): Promise<boolean> {
  const restored = await db
    .update(coachLinks)
    .set({ revokedAt: null })
    .where(and(own(link), isRestorable(now)))
    .returning({ id: coachLinks.id });
  return restored.length > 0;
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
        isNull(coachLinks.revokedAt),
        hasNotExpired(now),
        isNull(users.deleteAfter),
      ),
    );
  return row ?? null;
}

/** If the page is opened again within this many minutes, the time is not updated. */
const openedAgain = 5;

export async function setOpened(db: Db, id: string, now: Temporal.Instant): Promise<void> {
  const earlier = sql`${momentOf(now)} - make_interval(mins => ${openedAgain})`;
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
