import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { PublishedEvent } from '#domain/calendar-feed/publish.ts';
import { users } from '#server/platform/auth/tables.ts';

/** A golfer's secret feed address. The token is derived from `rotation`; only its hash is stored. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Grows by one with each new address. */
  rotation: integer('rotation').notNull(),
  tokenHash: text('token_hash').notNull().unique(),
});

/** What the feed has said last of each session; it outlives sessions that are removed. */
export const calendarEvents = pgTable(
  'calendar_events',
  {
    /** No foreign key: a cancellation is told after the session has gone. */
    id: text('scheduled_session_id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    event: jsonb('event').$type<PublishedEvent>().notNull(),
  },
  (table) => [index('calendar_events_user').on(table.userId)],
);
