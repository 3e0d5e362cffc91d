import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../auth/tables.ts';

/**
 * What a change was answered with, for whoever asks again because the answer was lost: whole answers by
 * idempotency key, and the effects of a completion by its session. Old ones are deleted.
 */
export const keptAnswers = pgTable(
  'kept_answers',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** Tells the request that was answered from another one with the same key. */
    requestHash: text('request_hash').notNull(),
    /** JSON as it was sent; `text` keeps every byte. */
    answer: text('answer').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);
