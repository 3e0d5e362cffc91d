import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/database/instant-column.ts';

/** The one-time link that makes the golfer who opens it the administrator. Only its hash is stored. */
export const setupLinks = pgTable('setup_links', {
  tokenHash: text('token_hash').primaryKey(),
  createdAt: instant('created_at').notNull().defaultNow(),
});
