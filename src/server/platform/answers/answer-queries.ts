import { and, eq, lt, type SQL } from 'drizzle-orm';
import type { Db } from '../database/drizzle.ts';
import { keptAnswers } from './tables.ts';

/** A request that may come again: its key, and a hash that tells it from every other one. */
export type RepeatableRequest = { readonly key: string; readonly hash: string };

type Answered = {
  readonly golferId: string;
  readonly request: RepeatableRequest;
  /** JSON. */
  readonly answer: string;
  readonly now: Temporal.Instant;
};

type KeptAnswer = { readonly requestHash: string; readonly answer: string };

/** Keeps an answer; a later one with the same key takes the place of the earlier one. */
export async function saveAnswer(db: Db, answered: Answered): Promise<void> {
  await db.execute(savingAnswer(db, answered));
}

/** The statement of `saveAnswer`, which does nothing until it is run, alone or as a part of another one. */
export function savingAnswer(db: Db, answered: Answered): SQL {
  const { golferId, request, answer, now } = answered;
  const createdAt = new Date(now.epochMilliseconds);
  const kept = { requestHash: request.hash, answer, createdAt };
  return db
    .insert(keptAnswers)
    .values({ userId: golferId, key: request.key, ...kept })
    .onConflictDoUpdate({ target: [keptAnswers.userId, keptAnswers.key], set: kept })
    .getSQL();
}

/** The last answer with this key; null when there is none, or none any more. */
export async function findAnswer(
  db: Db,
  golferId: string,
  key: string,
): Promise<KeptAnswer | null> {
  const [row] = await db
    .select({ requestHash: keptAnswers.requestHash, answer: keptAnswers.answer })
    .from(keptAnswers)
    .where(and(eq(keptAnswers.userId, golferId), eq(keptAnswers.key, key)));
  return row ?? null;
}

export async function deleteAnswersBefore(db: Db, moment: Temporal.Instant): Promise<void> {
  const date = new Date(moment.epochMilliseconds);
  await db.delete(keptAnswers).where(lt(keptAnswers.createdAt, date));
}
