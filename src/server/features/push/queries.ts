import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { todayIn } from '#domain/calendar-date.ts';
import { authSessions, users } from '#server/platform/auth/tables.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { prepareQuery } from '#server/platform/database/prepared-query.ts';
import { pushCounts, pushKeys, pushSubscriptions } from './tables.ts';

export type Subscription = typeof pushSubscriptions.$inferSelect;
export type NewSubscription = typeof pushSubscriptions.$inferInsert;
export type VapidKeys = Pick<typeof pushKeys.$inferSelect, 'publicKey' | 'privateKey'>;

/** More than anybody uses; without a limit one account could make each notification a thousand pushes. */
const mostDevices = 20;

/** The installation's keys; null before they are made. */
export async function findKeys(db: Db): Promise<VapidKeys | null> {
  const { publicKey, privateKey } = pushKeys;
  const [row] = await db.select({ publicKey, privateKey }).from(pushKeys);
  return row ?? null;
}

/** Keeps these keys unless another node was faster. */
export async function insertKeys(db: Db, keys: VapidKeys): Promise<void> {
  await db.insert(pushKeys).values(keys).onConflictDoNothing();
}

/**
 * Keeps a subscription, also one that another account had on the same browser: it is now this golfer's.
 * Beyond 20 devices the oldest goes.
 */
export async function saveSubscription(db: Db, subscription: NewSubscription): Promise<void> {
  const { endpoint: _, ...set } = subscription;
  await db
    .insert(pushSubscriptions)
    .values(subscription)
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set });
  const surplus = db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, subscription.userId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .offset(mostDevices);
  await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, surplus));
}

type OwnEndpoint = Pick<Subscription, 'endpoint' | 'userId'>;

/** Ends a golfer's own subscription; nothing happens to another one's. */
export async function deleteOwnSubscription(db: Db, own: OwnEndpoint): Promise<void> {
  const { endpoint, userId } = pushSubscriptions;
  await db.delete(pushSubscriptions).where(and(eq(endpoint, own.endpoint), eq(userId, own.userId)));
}

/** Ends one that its push service no longer knows, unless it has been renewed since. */
export async function deleteDeadSubscription(db: Db, dead: Subscription): Promise<void> {
  const { id, authKey } = pushSubscriptions;
  await db.delete(pushSubscriptions).where(and(eq(id, dead.id), eq(authKey, dead.authKey)));
}

/** The newest first. */
export function findSubscriptions(db: Db, userId: string) {
  const { id, endpoint, createdAt } = pushSubscriptions;
  return db
    .select({ id, endpoint, createdAt })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(createdAt), desc(id));
}

const anyDevice = prepareQuery('any_device', (db) =>
  db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, sql.placeholder('userId')))
    .limit(1),
);

/** Whether a golfer has a device for pushes. */
export async function hasSubscription(db: Db, userId: string): Promise<boolean> {
  return (await anyDevice(db, { userId })).length > 0;
}

/** The devices of all these golfers. */
export function findDevicesOf(db: Db, userIds: readonly string[]) {
  const { id, userId } = pushSubscriptions;
  return db
    .select({ id, userId })
    .from(pushSubscriptions)
    .where(inArray(userId, [...userIds]));
}

/** The devices of the golfer with what their browsers said of themselves, the newest first. */
export function findDevices(db: Db, userId: string) {
  const { id, endpoint, createdAt, sessionId } = pushSubscriptions;
  return db
    .select({ endpoint, createdAt, userAgent: authSessions.userAgent })
    .from(pushSubscriptions)
    .innerJoin(authSessions, eq(authSessions.id, sessionId))
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(createdAt), desc(id));
}

/** A subscription while it belongs to that golfer; null when it has ended or belongs to another one. */
export async function findSubscription(
  db: Db,
  own: Pick<Subscription, 'id' | 'userId'>,
): Promise<Subscription | null> {
  const { id, userId } = pushSubscriptions;
  const [row] = await db
    .select()
    .from(pushSubscriptions)
    .where(and(eq(id, own.id), eq(userId, own.userId)));
  return row ?? null;
}

/** The golfer's language; null when the account is gone. */
export async function findLanguage(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ language: users.preferredLanguage })
    .from(users)
    .where(eq(users.id, userId));
  return row?.language ?? null;
}

/** Counts a push that ended in this way. */
export async function countOutcome(db: Db, outcome: string, now: Temporal.Instant): Promise<void> {
  await db
    .insert(pushCounts)
    .values({ day: todayIn('UTC', now), outcome, count: 1 })
    .onConflictDoUpdate({
      target: [pushCounts.day, pushCounts.outcome],
      set: { count: sql`${pushCounts.count} + 1` },
    });
}
