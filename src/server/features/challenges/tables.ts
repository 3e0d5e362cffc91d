import { sql } from 'drizzle-orm';
import {
  check,
  date,
  doublePrecision,
  index,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { exercises } from '#server/features/programs/tables.ts';
import { ofSession } from '#server/features/training/tables.ts';
import { golfer } from '#server/platform/auth/golfer-column.ts';
import { instant } from '#server/platform/database/instant-column.ts';

const drill = () =>
  text('exercise_id')
    .notNull()
    .references(() => exercises.id);

/** A drill that a golfer has sent to a friend, together with the golfer's own result. */
export const challenges = pgTable(
  'challenges',
  {
    id: uuid('id').primaryKey(),
    challengerId: golfer('challenger_id'),
    friendId: golfer('friend_id'),
    exerciseId: drill(),
    /** The completed session that contains the challenger's score. */
    scheduledSessionId: uuid('scheduled_session_id').notNull(),
    score: doublePrecision('score').notNull(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When the friend declined. The challenger is not told. */
    declinedAt: instant('declined_at'),
    /** When it was answered; null until then. */
    answeredAt: instant('answered_at'),
  },
  (table) => [
    // At most one open challenge in a drill between two golfers, whichever of them sent it.
    uniqueIndex('challenges_one_open')
      .on(
        sql`least(${table.challengerId}, ${table.friendId})`,
        sql`greatest(${table.challengerId}, ${table.friendId})`,
        table.exerciseId,
      )
      .where(sql`${table.answeredAt} is null`),
    index('challenges_challenger').on(table.challengerId, table.sentAt),
    index('challenges_friend').on(table.friendId, table.sentAt),
    ofSession('challenges_session', { ...table, userId: table.challengerId }),
    index('challenges_session').on(table.scheduledSessionId),
    check('challenges_other', sql`${table.challengerId} <> ${table.friendId}`),
  ],
);

/** The friend's result in a challenge. */
export const challengeAnswers = pgTable(
  'challenge_answers',
  {
    challengeId: uuid('challenge_id')
      .primaryKey()
      .references(() => challenges.id, { onDelete: 'cascade' }),
    userId: golfer('user_id'),
    exerciseId: drill(),
    score: doublePrecision('score').notNull(),
    /** The friend's own calendar day. */
    answeredOn: date('answered_on', { mode: 'string' }).notNull(),
    /** The session with the answer; null for an attempt outside of a session. */
    scheduledSessionId: uuid('scheduled_session_id'),
  },
  (table) => [
    index('challenge_answers_user_exercise').on(table.userId, table.exerciseId, table.answeredOn),
    ofSession('challenge_answers_session', table),
    index('challenge_answers_session').on(table.scheduledSessionId),
  ],
);
