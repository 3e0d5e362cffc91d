import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { golfer } from '../auth/golfer-column.ts';
import { instant } from '../database/instant-column.ts';

/**
 * The id of the last message to a golfer. A transaction that writes the next one locks this row until the commit, so
 * ids become visible in order, and a reader who has seen an id has missed none before it.
 */
export const liveCursors = pgTable(
  'live_cursors',
  { userId: golfer(), lastId: integer('last_id').notNull() },
  (table) => [primaryKey({ columns: [table.userId] })],
);

/** Messages sent to a golfer's tabs and devices in the last hours, for those that were offline. */
export const liveMessages = pgTable(
  'live_messages',
  {
    userId: golfer(),
    id: integer('id').notNull(),
    /** A `LiveMessage` as JSON. */
    message: text('message').notNull(),
    /** The tab that caused the message and already knows it; null when every tab gets it. */
    tab: text('tab'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('live_messages_created_at').on(table.createdAt),
  ],
);
