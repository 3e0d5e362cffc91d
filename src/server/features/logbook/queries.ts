import { and, eq, lte } from 'drizzle-orm';
import type { CalendarDate } from '#domain/calendar-date.ts';
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

type Due = { readonly id: string; readonly today: CalendarDate };

/** Marks practice as counted. Returns null when it already is, is gone, or was moved to a day after `today`. */
export async function claimPractice(db: Db, due: Due): Promise<PracticeRow | null> {
  const [row] = await db
    .update(practiceSessions)
    .set({ counted: true })
    .where(isDue(practiceSessions, due))
    .returning();
  return row ?? null;
}

/** Marks a round as counted. Returns null when it already is, is gone, or was moved to a day after `today`. */
export async function claimRound(db: Db, due: Due): Promise<RoundRow | null> {
  const [row] = await db
    .update(golfRounds)
    .set({ counted: true })
    .where(isDue(golfRounds, due))
    .returning();
  return row ?? null;
}

const isDue = (table: typeof practiceSessions | typeof golfRounds, { id, today }: Due) =>
  and(eq(table.id, id), eq(table.counted, false), lte(table.sessionDate, today));

type Own = { readonly id: string; readonly userId: string };

/** Deletes a golfer's practice and returns it; null when the golfer has no such practice. */
export async function deletePractice(db: Db, own: Own): Promise<PracticeRow | null> {
  const [row] = await db.delete(practiceSessions).where(isOwn(practiceSessions, own)).returning();
  return row ?? null;
}

/** Deletes a golfer's round and returns it; null when the golfer has no such round. */
export async function deleteRound(db: Db, own: Own): Promise<RoundRow | null> {
  const [row] = await db.delete(golfRounds).where(isOwn(golfRounds, own)).returning();
  return row ?? null;
}

const isOwn = (table: typeof practiceSessions | typeof golfRounds, { id, userId }: Own) =>
  and(eq(table.id, id), eq(table.userId, userId));
