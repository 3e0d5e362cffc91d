import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The one-time link that makes its opener the administrator. Only its hash is kept. */
export const setupLinks = pgTable('setup_links', {
  tokenHash: text('token_hash').primaryKey(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
