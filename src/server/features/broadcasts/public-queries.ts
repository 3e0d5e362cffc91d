import { and, asc, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { noId } from '#contract/made-id.ts';
import { type Audience, activeDays } from '#domain/broadcasts/audience.ts';
import { selectedGolfer, users } from '#server/platform/auth/tables.ts';
import { dateOf } from '#server/platform/database/date-of.ts';
import type { Db, Tx } from '#server/platform/database/drizzle.ts';
import { broadcasts } from './tables.ts';

/** The text of a broadcast that golfers read. */
export type BroadcastWords = { readonly title: string; readonly message: string };

/** The text of the broadcast with that id; null when it does not exist. */
export const broadcastWords = (id: SQL) => sql<BroadcastWords | null>`(
  select json_build_object('title', b.title, 'message', b.message)
  from broadcasts b where b.id = ${id}
)`;

/** Whether golfers currently see the broadcast with that id: it is active and has not expired. */
export const isBroadcastShown = (id: SQL, now: Temporal.Instant) => sql`exists (
  select from broadcasts b
  where b.id = ${id} and b.is_active
    and (b.expires_at is null or b.expires_at > ${now.toString()}::timestamptz)
)`;

const isCurrent = (now: Temporal.Instant) =>
  or(isNull(broadcasts.expiresAt), gt(broadcasts.expiresAt, dateOf(now)));

const isOpen = (now: Temporal.Instant) =>
  and(broadcasts.isActive, eq(broadcasts.isComplete, false), isCurrent(now));

/** Selects the golfers in an audience. Golfers who have asked to delete their account are left out. */
export function inAudience(audience: Audience, now: Temporal.Instant): SQL | undefined {
  const since = now.subtract({ hours: 24 * activeDays }).toString();
  const isActive = sql`exists (
    select from auth_sessions s
    where s.user_id = ${selectedGolfer} and s.updated_at >= ${since}::timestamptz
  )`;
  return and(isNull(users.deleteAfter), audience === 'active_users' ? isActive : undefined);
}

/** Returns the ids of broadcasts that still have to be delivered, oldest first. */
export async function findUndelivered(db: Db, now: Temporal.Instant): Promise<string[]> {
  const rows = await db
    .select({ id: broadcasts.id })
    .from(broadcasts)
    .where(isOpen(now))
    .orderBy(asc(broadcasts.createdAt), asc(broadcasts.id));
  return rows.map(({ id }) => id);
}

/** Returns the ids of expired broadcasts, which golfers no longer see. */
export async function findExpired(db: Db, now: Temporal.Instant): Promise<string[]> {
  const rows = await db
    .select({ id: broadcasts.id })
    .from(broadcasts)
    .where(lte(broadcasts.expiresAt, dateOf(now)));
  return rows.map(({ id }) => id);
}

type Page = BroadcastWords & {
  /** The next golfers, in id order. */
  readonly golferIds: readonly string[];
};

type PageRequest = {
  readonly broadcastId: string;
  readonly now: Temporal.Instant;
  readonly size: number;
};

/**
 * Returns the next golfers who receive a broadcast. Until the end of the transaction, no other node can
 * deliver it, it cannot be stopped, and none of these accounts can be deleted.
 * @returns null when the broadcast is complete, stopped, expired or unknown
 */
export async function claimPage(
  tx: Tx,
  { broadcastId, now, size }: PageRequest,
): Promise<Page | null> {
  const { title, message, targetAudience, reachedId } = broadcasts;
  const [open] = await tx
    .select({ title, message, targetAudience, reachedId })
    .from(broadcasts)
    .where(and(eq(broadcasts.id, broadcastId), isOpen(now)))
    .for('no key update');
  if (open === undefined) return null;
  const golfers = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(gt(users.id, open.reachedId), inAudience(open.targetAudience, now)))
    .orderBy(asc(users.id))
    .limit(size)
    .for('key share');
  return { title: open.title, message: open.message, golferIds: golfers.map(({ id }) => id) };
}

type Delivered = {
  readonly broadcastId: string;
  /** The golfers of the page. */
  readonly golferIds: readonly string[];
  /** Number of notifications that were written for them. */
  readonly delivered: number;
  readonly isLast: boolean;
};

/** Saves the progress of a delivery, in the transaction that wrote its notifications. */
export async function saveProgress(
  tx: Tx,
  { broadcastId, golferIds, delivered, isLast }: Delivered,
): Promise<void> {
  const { id, reached, delivered: before } = broadcasts;
  await tx
    .update(broadcasts)
    .set({
      reached: sql`${reached} + ${golferIds.length}`,
      delivered: sql`${before} + ${delivered}`,
      reachedId: isLast ? noId : golferIds.at(-1),
      isComplete: isLast,
    })
    .where(eq(id, broadcastId));
}
