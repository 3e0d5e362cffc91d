import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Focus, ScoringRule } from '#domain/drills/drill.ts';
import { exercises, focusOf } from '#server/features/programs/public-queries.ts';
import { fullNameOf } from '#server/platform/auth/full-name.ts';
import { users } from '#server/platform/auth/tables.ts';
import { dateOf } from '#server/platform/database/date-of.ts';
import type { Db } from '#server/platform/database/drizzle.ts';
import { challenges } from './tables.ts';
import { isShown } from './who-plays.ts';

type NewChallenge = Pick<
  typeof challenges.$inferSelect,
  'id' | 'challengerId' | 'friendId' | 'exerciseId' | 'scheduledSessionId' | 'score'
> & { readonly sentAt: Temporal.Instant; readonly expiresAt: Temporal.Instant };

/** Returns false when a challenge in the same drill already waits between the two golfers. */
export async function insertChallenge(db: Db, challenge: NewChallenge): Promise<boolean> {
  const { sentAt, expiresAt, ...row } = challenge;
  const times = {
    sentAt: dateOf(sentAt),
    expiresAt: dateOf(expiresAt),
  };
  const written = await db
    .insert(challenges)
    .values({ ...row, ...times })
    .onConflictDoNothing()
    .returning({ id: challenges.id });
  return written.length > 0;
}

type Sending = {
  readonly challengerId: string;
  readonly friendId: string;
  readonly exerciseId: string;
  readonly now: Temporal.Instant;
};

/**
 * Deletes challenges that must not block a new one: expired ones of either golfer, and the friend's
 * challenges that the golfer has declined.
 */
export async function deleteStale(db: Db, sending: Sending): Promise<void> {
  const { challengerId, friendId, exerciseId, now } = sending;
  await db.execute(sql`
    delete from challenges c
    where c.answered_at is null and (
      (c.challenger_id = ${challengerId} and c.expires_at <= ${now.toString()}::timestamptz)
      or (c.challenger_id = ${friendId} and c.friend_id = ${challengerId}
        and c.exercise_id = ${exerciseId}
        and (c.declined_at is not null or c.expires_at <= ${now.toString()}::timestamptz))
    )`);
}

/** The data of a received challenge that is needed to answer it. */
export type Received = {
  readonly challengerId: string;
  readonly exerciseId: string;
  readonly scoring: ScoringRule | null;
  readonly score: number;
  readonly isDeclined: boolean;
  /** The challenge was answered or has expired. */
  readonly isOver: boolean;
};

/** Locks a challenge to this golfer, if both may see it, until the end of the transaction. */
export async function lockReceived(
  db: Db,
  { id, friendId, now }: { id: string; friendId: string; now: Temporal.Instant },
): Promise<Received | null> {
  const { rows } = await db.execute<Received>(sql`
    select c.challenger_id as "challengerId", c.exercise_id as "exerciseId", c.score,
      e.details -> 'scoring' as scoring, c.declined_at is not null as "isDeclined",
      c.answered_at is not null or c.expires_at <= ${now.toString()}::timestamptz as "isOver"
    from challenges c join ${exercises} e on e.id = c.exercise_id
    where c.id = ${id} and c.friend_id = ${friendId} and ${isShown}
    for update of c`);
  return rows[0] ?? null;
}

export async function setDeclined(db: Db, id: string, now: Temporal.Instant): Promise<void> {
  const declinedAt = dateOf(now);
  await db.update(challenges).set({ declinedAt }).where(eq(challenges.id, id));
}

/** Deletes an unanswered challenge for its challenger; null when there is none. */
export async function deleteSent(
  db: Db,
  { id, challengerId }: { readonly id: string; readonly challengerId: string },
): Promise<{ friendId: string } | null> {
  const [row] = await db
    .delete(challenges)
    .where(
      and(
        eq(challenges.id, id),
        eq(challenges.challengerId, challengerId),
        isNull(challenges.answeredAt),
      ),
    )
    .returning({ friendId: challenges.friendId });
  return row ?? null;
}

type Deleted = { readonly id: string; readonly friendId: string };

/** Deletes the challenges, answered or not, that were sent with a score of this session. */
export function deleteOfSession(db: Db, scheduledSessionId: string): Promise<Deleted[]> {
  return db
    .delete(challenges)
    .where(eq(challenges.scheduledSessionId, scheduledSessionId))
    .returning({ id: challenges.id, friendId: challenges.friendId });
}

/** Deletes every challenge between two golfers. */
export async function deleteBetween(db: Db, one: string, other: string): Promise<void> {
  await db.execute(sql`
    delete from challenges c
    where (c.challenger_id = ${one} and c.friend_id = ${other})
      or (c.challenger_id = ${other} and c.friend_id = ${one})`);
}

/** The data for notifying one golfer of a challenge about the other. */
export type ToNotify = {
  readonly friendId: string;
  readonly challengerId: string;
  readonly focus: Focus;
  readonly better: ScoringRule['better'] | null;
  readonly score: number;
  /** Null until the challenge is answered. */
  readonly answer: number | null;
  /** The name of the other golfer; empty if erased. */
  readonly name: string;
};

/**
 * Finds a challenge to notify a golfer about; null when it is gone, declined or hidden. Locks it until the
 * end of the transaction.
 * @param teller which of the two golfers the notification is about
 */
export async function findForNotification(
  db: Db,
  id: string,
  teller: 'challenger' | 'friend',
): Promise<ToNotify | null> {
  const { rows } = await db.execute<ToNotify>(sql`
    select c.challenger_id as "challengerId", c.friend_id as "friendId", c.score,
      (select a.score from challenge_answers a where a.challenge_id = c.id) as answer,
      ${focusOf('e')} as focus,
      e.details -> 'scoring' ->> 'better' as better,
      ${fullNameOf('u')} as name
    from challenges c
    join ${exercises} e on e.id = c.exercise_id
    join ${users} u on u.id = ${sql.raw(teller === 'friend' ? 'c.friend_id' : 'c.challenger_id')}
    where c.id = ${id} and c.declined_at is null and ${isShown}
    for key share of c`);
  return rows[0] ?? null;
}
