import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/platform/database/drizzle.ts';
import { golfRounds, practiceSessions } from './tables.ts';

type NewPractice = typeof practiceSessions.$inferInsert;
type NewRound = typeof golfRounds.$inferInsert;
export type PracticeRow = typeof practiceSessions.$inferSelect;
export type RoundRow = typeof golfRounds.$inferSelect;

export async function insertPractice(db: Db, practice: NewPractice): Promise<PracticeRow> {
  const [row] = await db.insert(practiceSessions).values(practice).returning();
  if (row === undefined) throw new Error('The practice was not written');
  return row;
}

export async function insertRound(db: Db, round: NewRound): Promise<RoundRow> {
  const [row] = await db.insert(golfRounds).values(round).returning();
  if (row === undefined) throw new Error('The round was not written');
  return row;
}

/** Practice and rounds that wait for their day. */
export async function findWaiting(db: Db, userId: string) {
  const ofPractice = and(eq(practiceSessions.userId, userId), eq(practiceSessions.counted, false));
  const ofRounds = and(eq(golfRounds.userId, userId), eq(golfRounds.counted, false));
  const practice = await db.select().from(practiceSessions).where(ofPractice);
  return { practice, rounds: await db.select().from(golfRounds).where(ofRounds) };
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
