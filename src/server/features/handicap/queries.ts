import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { HandicapEntry } from '#contract/handicap.ts';
import { users } from '#server/platform/auth/tables.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { instantText } from '#server/platform/database/instant-text.ts';
import { prepareQuery } from '#server/platform/database/prepared-query.ts';
import { handicapEntries, handicapRequests } from './tables.ts';

/** The golfer's current handicap; null while it is unknown. */
export async function findHandicap(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ handicap: users.currentHandicap })
    .from(users)
    .where(eq(users.id, userId));
  return row?.handicap ?? null;
}

export async function saveHandicap(db: Db, userId: string, handicap: string): Promise<void> {
  await db.update(users).set({ currentHandicap: handicap }).where(eq(users.id, userId));
}

export async function clearHandicap(db: Db, userId: string): Promise<void> {
  await db.update(users).set({ currentHandicap: null }).where(eq(users.id, userId));
}

export async function saveGoal(db: Db, userId: string, goal: string | null): Promise<void> {
  await db.update(users).set({ goalHandicap: goal }).where(eq(users.id, userId));
}

export async function insertHandicap(
  db: Db,
  entry: typeof handicapEntries.$inferInsert,
): Promise<void> {
  await db.insert(handicapEntries).values(entry);
}

/** Whether a handicap was recorded after that moment. */
export async function isRecordedAfter(db: Db, userId: string, moment: Date): Promise<boolean> {
  const [row] = await db
    .select({ id: handicapEntries.id })
    .from(handicapEntries)
    .where(and(eq(handicapEntries.userId, userId), gt(handicapEntries.recordedAt, moment)))
    .limit(1);
  return row !== undefined;
}

/** Every recorded handicap, oldest first. */
export function findHistory(db: Db, userId: string): Promise<HandicapEntry[]> {
  return db
    .select({
      handicap: handicapEntries.handicap,
      recordedAt: instantText(handicapEntries.recordedAt),
    })
    .from(handicapEntries)
    .where(eq(handicapEntries.userId, userId))
    .orderBy(asc(handicapEntries.recordedAt), asc(handicapEntries.id));
}

const askByUser = prepareQuery('handicap_ask', (db) =>
  db
    .select({
      createdAt: users.createdAt,
      lastAnswer: handicapRequests.answeredAt,
      lastUpdate: sql`(
        select max(${handicapEntries.recordedAt}) from ${handicapEntries}
        where ${handicapEntries.userId} = ${users.id}
      )`.mapWith(handicapEntries.recordedAt),
    })
    .from(users)
    .leftJoin(handicapRequests, eq(handicapRequests.userId, users.id))
    .where(eq(users.id, sql.placeholder('userId'))),
);

/** Reads the data that decides whether the monthly request is due; null when there is no such golfer. */
export const findHandicapAsk = async (db: Db, userId: string) =>
  (await askByUser(db, { userId }))[0] ?? null;

/** Keeps the latest answer, in whatever order answers arrive. */
export async function saveAnswer(db: Db, userId: string, answeredAt: Date): Promise<void> {
  await db
    .insert(handicapRequests)
    .values({ userId, answeredAt })
    .onConflictDoUpdate({
      target: handicapRequests.userId,
      set: { answeredAt: sql`greatest(${handicapRequests.answeredAt}, excluded.answered_at)` },
    });
}
