import { eq, sql } from 'drizzle-orm';
import { users } from '#server/features/accounts/tables.ts';
import { handicapEntries } from '#server/features/progress/tables.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { handicapRequests } from './tables.ts';

/** Makes changes of one golfer's handicap wait for each other. False when there is no such golfer. */
export async function lockGolfer(db: Db, userId: string): Promise<boolean> {
  const locked = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return locked.length > 0;
}

/** What the monthly request depends on; null when there is no such golfer. */
export async function findHandicapAsk(db: Db, userId: string) {
  const [row] = await db
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
    .where(eq(users.id, userId));
  return row ?? null;
}

/** Keeps the newest answer, whichever arrives last. */
export async function saveAnswer(db: Db, userId: string, answeredAt: Date): Promise<void> {
  await db
    .insert(handicapRequests)
    .values({ userId, answeredAt })
    .onConflictDoUpdate({
      target: handicapRequests.userId,
      set: { answeredAt: sql`greatest(${handicapRequests.answeredAt}, excluded.answered_at)` },
    });
}
