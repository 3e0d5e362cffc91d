import { sql } from 'drizzle-orm';
import type { CalendarDate } from '#domain/calendar-date.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { isShown } from './who-plays.ts';

type FreeAnswer = {
  readonly id: string;
  readonly userId: string;
  readonly exerciseId: string;
  readonly score: number;
  readonly on: CalendarDate;
  readonly at: Temporal.Instant;
};

/** Answers a challenge with an attempt outside of a session. */
export async function insertAnswer(db: Db, answer: FreeAnswer): Promise<void> {
  await db.execute(sql`
    with answered as (
      update challenges set answered_at = ${answer.at.toString()}::timestamptz where id = ${answer.id}
    )
    insert into challenge_answers (challenge_id, user_id, exercise_id, score, answered_on)
    values (${answer.id}, ${answer.userId}, ${answer.exerciseId}, ${answer.score}, ${answer.on}::date)`);
}

type SessionAnswers = {
  readonly userId: string;
  readonly scheduledSessionId: string;
  readonly scores: readonly { readonly exerciseId: string; readonly score: number }[];
  readonly on: CalendarDate;
  readonly at: Temporal.Instant;
};

/** A challenge and the golfer who sent it. */
export type Sent = { readonly id: string; readonly challengerId: string };

/** Answers every challenge that waited for this golfer in one of these drills at that time. */
export async function insertAnswersOfSession(db: Db, answers: SessionAnswers): Promise<Sent[]> {
  const at = answers.at.toString();
  const { rows } = await db.execute<Sent>(sql`
    with answered as (
      update challenges c set answered_at = ${at}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(answers.scores)}::jsonb)
        as s("exerciseId" text, score double precision)
      where c.friend_id = ${answers.userId} and c.exercise_id = s."exerciseId"
        and c.answered_at is null and c.declined_at is null
        and c.sent_at <= ${at}::timestamptz and c.expires_at > ${at}::timestamptz and ${isShown}
      returning c.id, c.challenger_id, c.exercise_id, s.score
    ), written as (
      insert into challenge_answers
        (challenge_id, user_id, exercise_id, score, answered_on, scheduled_session_id)
      select a.id, ${answers.userId}, a.exercise_id, a.score, ${answers.on}::date,
        ${answers.scheduledSessionId}
      from answered a
    )
    select id, challenger_id as "challengerId" from answered`);
  return rows;
}

/** Finds the challenges that were answered in this session, ordered by challenger. */
export async function findAnsweredIn(db: Db, scheduledSessionId: string): Promise<Sent[]> {
  const { rows } = await db.execute<Sent>(sql`
    select c.id, c.challenger_id as "challengerId"
    from challenge_answers a join challenges c on c.id = a.challenge_id
    where a.scheduled_session_id = ${scheduledSessionId}
    order by c.challenger_id`);
  return rows;
}

/**
 * Withdraws the answers of a session, so that their challenges wait again. If a newer challenge in the
 * same drill already waits between the two golfers, the old one is deleted: only one may wait.
 */
export async function withdrawAnswersOfSession(db: Db, scheduledSessionId: string): Promise<void> {
  await db.execute(sql`
    delete from challenges c using challenge_answers a
    where a.challenge_id = c.id and a.scheduled_session_id = ${scheduledSessionId}
      and exists (
        select from challenges n
        where n.answered_at is null and n.exercise_id = c.exercise_id
          and least(n.challenger_id, n.friend_id) = least(c.challenger_id, c.friend_id)
          and greatest(n.challenger_id, n.friend_id) = greatest(c.challenger_id, c.friend_id)
      )`);
  await db.execute(sql`
    with withdrawn as (
      delete from challenge_answers where scheduled_session_id = ${scheduledSessionId}
      returning challenge_id
    )
    update challenges set answered_at = null where id in (select challenge_id from withdrawn)`);
}
