import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { golfer } from '../auth/golfer-column.ts';
import { instant } from '../database/instant-column.ts';

/**
 * Answers to changes, kept for clients that retry because the answer was lost: whole answers by idempotency key, and
 * the effects of a completion by its session. Old rows are deleted.
 */
export const keptAnswers = pgTable(
  'kept_answers',
  {
    userId: golfer(),
    key: text('key').notNull(),
    /** Distinguishes the answered request from another one with the same key. */
    requestHash: text('request_hash').notNull(),
    /** JSON as it was sent; the `text` type keeps every byte. */
    answer: text('answer').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);
