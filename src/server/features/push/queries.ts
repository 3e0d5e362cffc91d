import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { todayIn } from '#domain/calendar-date.ts';
import { authSessions, users } from '#server/platform/auth/tables.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { prepareQuery } from '#server/platform/database/prepared-query.ts';
import { pushCounts, pushKeys, pushSubscriptions } from './tables.ts';

export type Subscription = typeof pushSubscriptions.$inferSelect;
export type NewSubscription = typeof pushSubscriptions.$inferInsert;
export type VapidKeys = Pick<typeof pushKeys.$inferSelect, 'publicKey' | 'privateKey'>;

/** More than any golfer uses. Without a limit, one account could turn each notification into a thousand pushes. */
const mostDevices = 20;

/** Finds the installation's keys; null if they are not made yet. */
export async function findKeys(db: Db): Promise<VapidKeys | null> {
  const { publicKey, privateKey } = pushKeys;
  const [row] = await db.select({ publicKey, privateKey }).from(pushKeys);
  return row ?? null;
}

/** Stores these keys unless another node stored keys first. */
export async function insertKeys(db: Db, keys: VapidKeys): Promise<void> {
  await db.insert(pushKeys).values(keys).onConflictDoNothing();
}

/**
 * Saves a subscription. If another account used the same browser, the subscription now belongs to this golfer.
 * Deletes the oldest devices beyond 20.
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

/** Deletes a golfer's own subscription. Leaves subscriptions of other golfers alone. */
export async function deleteOwnSubscription(db: Db, own: OwnEndpoint): Promise<void> {
  const { endpoint, userId } = pushSubscriptions;
  await db.delete(pushSubscriptions).where(and(eq(endpoint, own.endpoint), eq(userId, own.userId)));
}

/** Deletes a subscription that its push service no longer knows, unless it has been renewed since. */
export async function deleteDeadSubscription(db: Db, dead: Subscription): Promise<void> {
  const { id, authKey } = pushSubscriptions;
  await db.delete(pushSubscriptions).where(and(eq(id, dead.id), eq(authKey, dead.authKey)));
}

/** Lists a golfer's subscriptions, newest first. */
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

/** Finds the devices of these golfers. */
export function findDevicesOf(db: Db, userIds: readonly string[]) {
  const { id, userId } = pushSubscriptions;
  return db
    .select({ id, userId })
    .from(pushSubscriptions)
    .where(inArray(userId, [...userIds]));
}

/** Lists a golfer's devices with their browsers' user agents, newest first. */
export function findDevices(db: Db, userId: string) {
  const { id, endpoint, createdAt, sessionId } = pushSubscriptions;
  return db
    .select({ endpoint, createdAt, userAgent: authSessions.userAgent })
    .from(pushSubscriptions)
    .innerJoin(authSessions, eq(authSessions.id, sessionId))
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(createdAt), desc(id));
}

/** Finds a subscription of that golfer; null if it has ended or belongs to another golfer. */
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

/** Finds the addresses of the push services that most devices use, without the parts that identify a device. */
export async function findServices(db: Db, most: number): Promise<readonly string[]> {
  const service = sql<string>`substring(${pushSubscriptions.endpoint} from '^https://[^/?#]+')`;
  const rows = await db
    .select({ service: service.as('service') })
    .from(pushSubscriptions)
    .groupBy(sql`service`)
    .orderBy(desc(count()))
    .limit(most);
  return rows.map((row) => row.service);
}

/** Finds the golfer's language; null if the account is gone. */
export async function findLanguage(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ language: users.preferredLanguage })
    .from(users)
    .where(eq(users.id, userId));
  return row?.language ?? null;
}

/** Adds one to the count of this outcome. */
export async function countOutcome(db: Db, outcome: string, now: Temporal.Instant): Promise<void> {
  await db
    .insert(pushCounts)
    .values({ day: todayIn('UTC', now), outcome, count: 1 })
    .onConflictDoUpdate({
      target: [pushCounts.day, pushCounts.outcome],
      set: { count: sql`${pushCounts.count} + 1` },
    });
}
