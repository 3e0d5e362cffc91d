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

/** Finds practice and rounds whose day has not been counted yet. */
export async function findWaiting(db: Db, userId: string) {
  const waitingIn = (table: typeof practiceSessions | typeof golfRounds) =>
    db
      .select({ id: table.id, userId: table.userId, sessionDate: table.sessionDate })
      .from(table)
      .where(and(eq(table.userId, userId), eq(table.counted, false)));
  const practice = await waitingIn(practiceSessions);
  const rounds = await waitingIn(golfRounds);
  return [
    ...practice.map((row) => ({ kind: 'practice' as const, ...row })),
    ...rounds.map((row) => ({ kind: 'round' as const, ...row })),
  ];
}

/** Marks practice as counted. Returns null when it already is. */
export async function claimPractice(db: Db, id: string): Promise<PracticeRow | null> {
  const [row] = await db
    .update(practiceSessions)
    .set({ counted: true })
    .where(and(eq(practiceSessions.id, id), eq(practiceSessions.counted, false)))
    .returning();
  return row ?? null;
}

/** Marks a round as counted. Returns null when it already is. */
export async function claimRound(db: Db, id: string): Promise<RoundRow | null> {
  const [row] = await db
    .update(golfRounds)
    .set({ counted: true })
    .where(and(eq(golfRounds.id, id), eq(golfRounds.counted, false)))
    .returning();
  return row ?? null;
}
