import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The one-time link that makes the golfer who opens it the administrator. Only its hash is stored. */
export const setupLinks = pgTable('setup_links', {
  tokenHash: text('token_hash').primaryKey(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
