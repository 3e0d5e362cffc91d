import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { friendshipStatuses } from '#domain/friends/friendship.ts';
import { golfer } from '#server/platform/auth/golfer-column.ts';
import { enumChecks } from '#server/platform/database/checks.ts';
import { instant } from '#server/platform/database/instant-column.ts';

/**
 * One row for two golfers, whoever sent the request. Their ids are stored in order, so the constraints
 * below reject a second row.
 */
export const friendships = pgTable(
  'friendships',
  {
    id: uuid('id').primaryKey(),
    firstId: golfer('first_id'),
    secondId: golfer('second_id'),
    requesterId: uuid('requester_id').notNull(),
    status: text('status', { enum: friendshipStatuses }).notNull(),
    requestedAt: instant('requested_at').notNull(),
    answeredAt: instant('answered_at'),
    /** Whether the requester has withdrawn the request after it was declined. */
    isWithdrawn: boolean('is_withdrawn').notNull().default(false),
  },
  (table) => [
    unique('friendships_pair').on(table.firstId, table.secondId),
    index('friendships_second').on(table.secondId),
    check('friendships_order', sql`${table.firstId} < ${table.secondId}`),
    check(
      'friendships_requester',
      sql`${table.requesterId} in (${table.firstId}, ${table.secondId})`,
    ),
    ...enumChecks(table),
    check(
      'friendships_answered',
      sql`(${table.status} = 'pending') = (${table.answeredAt} is null)`,
    ),
  ],
);

/** Blocks between golfers. The two golfers do not see each other, and nothing reveals the reason. */
export const blocks = pgTable(
  'blocks',
  {
    blockerId: golfer('blocker_id'),
    blockedId: golfer('blocked_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.blockerId, table.blockedId] }),
    index('blocks_blocked').on(table.blockedId),
    check('blocks_other', sql`${table.blockerId} <> ${table.blockedId}`),
  ],
);

/**
 * Invitations of an address, until somebody signs up with it. Since the address has no account, it is
 * stored as a keyed hash that only this server can compute.
 */
export const invitations = pgTable(
  'invitations',
  {
    emailHash: text('email_hash').notNull(),
    inviterId: golfer('inviter_id'),
    invitedAt: instant('invited_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.emailHash, table.inviterId] }),
    index('invitations_inviter').on(table.inviterId),
    index('invitations_invited_at').on(table.invitedAt),
  ],
);

/** When an address was last mailed an invitation, whoever sent it. */
export const invitationMails = pgTable('invitation_mails', {
  emailHash: text('email_hash').primaryKey(),
  mailedAt: instant('mailed_at').notNull(),
});
