import { and, eq, lt, sql } from 'drizzle-orm';
import { dateOf } from '../database/date-of.ts';
import type { Db } from '../database/drizzle.ts';
import { prepareQuery, prepareStatement } from '../database/prepared-query.ts';
import { keptAnswers } from './tables.ts';

/** A request that may be sent again: its key, and a hash that identifies its contents. */
export type RepeatableRequest = { readonly key: string; readonly hash: string };

type Answered = {
  readonly golferId: string;
  readonly request: RepeatableRequest;
  /** JSON. */
  readonly answer: string;
  readonly now: Temporal.Instant;
};

type KeptAnswer = { readonly requestHash: string; readonly answer: string };

const saving = prepareStatement(
  'save_answer',
  sql`
    insert into ${keptAnswers} (user_id, key, request_hash, answer, created_at)
    values (
      ${sql.placeholder('golferId')}, ${sql.placeholder('key')}, ${sql.placeholder('hash')},
      ${sql.placeholder('answer')}, ${sql.placeholder('now')}
    )
    on conflict (user_id, key) do update set
      request_hash = excluded.request_hash, answer = excluded.answer,
      created_at = excluded.created_at`,
);

/** Stores an answer, replacing an earlier one with the same key. */
export async function saveAnswer(db: Db, { request, now, ...rest }: Answered): Promise<void> {
  await saving(db, { ...request, ...rest, now: now.toString() });
}

const answerByKey = prepareQuery('kept_answer', (db) =>
  db
    .select({ requestHash: keptAnswers.requestHash, answer: keptAnswers.answer })
    .from(keptAnswers)
    .where(
      and(
        eq(keptAnswers.userId, sql.placeholder('golferId')),
        eq(keptAnswers.key, sql.placeholder('key')),
      ),
    ),
);

/** The last answer with this key; null when there is none or it has been deleted. */
export async function findAnswer(
  db: Db,
  golferId: string,
  key: string,
): Promise<KeptAnswer | null> {
  const [row] = await answerByKey(db, { golferId, key });
  return row ?? null;
}

export async function deleteAnswersBefore(db: Db, moment: Temporal.Instant): Promise<void> {
  const date = dateOf(moment);
  await db.delete(keptAnswers).where(lt(keptAnswers.createdAt, date));
}
