import { and, asc, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { type Audience, activeDays } from '#domain/broadcasts/audience.ts';
import { selectedGolfer, users } from '#server/platform/auth/tables.ts';
import type { Db, Tx } from '#server/platform/database/drizzle.ts';
import { broadcasts } from './tables.ts';

/** What golfers read of a broadcast. */
export type BroadcastWords = { readonly title: string; readonly message: string };

/** The words of the broadcast with that id; null when there is none. */
export const broadcastWords = (id: SQL) => sql<BroadcastWords | null>`(
  select json_build_object('title', b.title, 'message', b.message)
  from broadcasts b where b.id = ${id}
)`;

/** Whether golfers see the broadcast with that id at this moment: it is active and has not expired. */
export const isBroadcastShown = (id: SQL, now: Temporal.Instant) => sql`exists (
  select from broadcasts b
  where b.id = ${id} and b.is_active
    and (b.expires_at is null or b.expires_at > ${now.toString()}::timestamptz)
)`;

const isCurrent = (now: Temporal.Instant) =>
  or(isNull(broadcasts.expiresAt), gt(broadcasts.expiresAt, new Date(now.epochMilliseconds)));

const isOpen = (now: Temporal.Instant) =>
  and(broadcasts.isActive, eq(broadcasts.isComplete, false), isCurrent(now));

/** Golfers whom a broadcast of that audience comes to. Who has asked to delete the account is left alone. */
export function inAudience(audience: Audience, now: Temporal.Instant): SQL | undefined {
  const since = now.subtract({ hours: 24 * activeDays }).toString();
  const isActive = sql`exists (
    select from auth_sessions s
    where s.user_id = ${selectedGolfer} and s.updated_at >= ${since}::timestamptz
  )`;
  return and(isNull(users.deleteAfter), audience === 'active_users' ? isActive : undefined);
}

/** Ids of the broadcasts whose delivery is to go on, the oldest first. */
export async function findUndelivered(db: Db, now: Temporal.Instant): Promise<string[]> {
  const rows = await db
    .select({ id: broadcasts.id })
    .from(broadcasts)
    .where(isOpen(now))
    .orderBy(asc(broadcasts.createdAt), asc(broadcasts.id));
  return rows.map(({ id }) => id);
}

/** Ids of the broadcasts that golfers see no longer. */
export async function findExpired(db: Db, now: Temporal.Instant): Promise<string[]> {
  const rows = await db
    .select({ id: broadcasts.id })
    .from(broadcasts)
    .where(lte(broadcasts.expiresAt, new Date(now.epochMilliseconds)));
  return rows.map(({ id }) => id);
}

type Page = BroadcastWords & {
  /** The next golfers, in the order of their ids. */
  readonly golferIds: readonly string[];
};

type PageRequest = {
  readonly broadcastId: string;
  readonly now: Temporal.Instant;
  readonly size: number;
};

/**
 * The next golfers whom a broadcast comes to. Until the end of the transaction no other node delivers it, it
 * cannot be stopped, and none of these accounts can be deleted.
 * @returns null when it is complete, stopped, expired or unknown
 */
export async function takePage(
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
  /** Those of the page. */
  readonly golferIds: readonly string[];
  /** Notifications that were written for them. */
  readonly delivered: number;
  readonly isLast: boolean;
};

/** Keeps how far a broadcast has come, in the transaction that has written its notifications. */
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
      reachedId: isLast ? '' : golferIds.at(-1),
      isComplete: isLast,
    })
    .where(eq(id, broadcastId));
}
