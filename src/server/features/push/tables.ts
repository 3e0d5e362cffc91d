import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { golfer } from '#server/platform/auth/golfer-column.ts';
import { authSessions } from '#server/platform/auth/tables.ts';
import { instant } from '#server/platform/database/instant-column.ts';

/** A device that a golfer wants notifications on. It is deleted with the session that subscribed it. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    endpoint: text('endpoint').notNull().unique(),
    userId: golfer(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => authSessions.id, { onDelete: 'cascade' }),
    /** Base64url without padding. */
    p256dhKey: text('p256dh_key').notNull(),
    authKey: text('auth_key').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('push_subscriptions_user').on(table.userId),
    index('push_subscriptions_session').on(table.sessionId),
  ],
);

/** The number of pushes per day (UTC) and outcome. */
export const pushCounts = pgTable(
  'push_counts',
  {
    day: date('day', { mode: 'string' }).notNull(),
    outcome: text('outcome').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.outcome] })],
);

/** The VAPID key pair of this installation. A new pair would invalidate every subscription. */
export const pushKeys = pgTable(
  'push_keys',
  {
    id: integer('id').primaryKey().default(1),
    /** Base64url, the format that `web-push` expects. */
    publicKey: text('public_key').notNull(),
    privateKey: text('private_key').notNull(),
  },
  (table) => [check('push_keys_one_pair', sql`${table.id} = 1`)],
);
