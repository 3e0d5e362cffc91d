import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/platform/database/drizzle.ts';
import { golfRounds, practiceSessions } from './tables.ts';

type NewPractice = typeof practiceSessions.$inferInsert;
type NewRound = typeof golfRounds.$inferInsert;
export type PracticeRow = typeof practiceSessions.$inferSelect;
export type RoundRow = typeof golfRounds.$inferSelect;

/** A request of somebody: what makes a repeated one recognizable. */
type Request = { readonly userId: string; readonly key: string };

/** Writes practice. Null when the request's key has written one before. */
export async function insertPractice(db: Db, practice: NewPractice): Promise<PracticeRow | null> {
  const [row] = await db
    .insert(practiceSessions)
    .values(practice)
    .onConflictDoNothing({ target: [practiceSessions.userId, practiceSessions.idempotencyKey] })
    .returning();
  return row ?? null;
}

export async function findPracticeOf(
  db: Db,
  { userId, key }: Request,
): Promise<PracticeRow | null> {
  const [row] = await db
    .select()
    .from(practiceSessions)
    .where(and(eq(practiceSessions.userId, userId), eq(practiceSessions.idempotencyKey, key)));
  return row ?? null;
}

/** Writes a round. Null when the request's key has written one before. */
export async function insertRound(db: Db, round: NewRound): Promise<RoundRow | null> {
  const [row] = await db
    .insert(golfRounds)
    .values(round)
    .onConflictDoNothing({ target: [golfRounds.userId, golfRounds.idempotencyKey] })
    .returning();
  return row ?? null;
}

export async function findRoundOf(db: Db, { userId, key }: Request): Promise<RoundRow | null> {
  const [row] = await db
    .select()
    .from(golfRounds)
    .where(and(eq(golfRounds.userId, userId), eq(golfRounds.idempotencyKey, key)));
  return row ?? null;
}

/** Marks practice as counted. Null when it is already. */
export async function claimPractice(db: Db, id: string): Promise<PracticeRow | null> {
  const [row] = await db
    .update(practiceSessions)
    .set({ counted: true })
    .where(and(eq(practiceSessions.id, id), eq(practiceSessions.counted, false)))
    .returning();
  return row ?? null;
}

/** Marks a round as counted. Null when it is already. */
export async function claimRound(db: Db, id: string): Promise<RoundRow | null> {
  const [row] = await db
    .update(golfRounds)
    .set({ counted: true })
    .where(and(eq(golfRounds.id, id), eq(golfRounds.counted, false)))
    .returning();
  return row ?? null;
}
