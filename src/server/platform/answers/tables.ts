import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../auth/tables.ts';

/**
 * Answers to changes, kept for clients that retry because the answer was lost: whole answers by idempotency key, and
 * the effects of a completion by its session. Old rows are deleted.
 */
export const keptAnswers = pgTable(
  'kept_answers',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** Distinguishes the answered request from another one with the same key. */
    requestHash: text('request_hash').notNull(),
    /** JSON as it was sent; the `text` type keeps every byte. */
    answer: text('answer').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);
