import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { PublishedEvent } from '#domain/calendar-feed/publish.ts';
import { golfer } from '#server/platform/auth/golfer-column.ts';
import { users } from '#server/platform/auth/tables.ts';

/** A golfer's secret feed URL. The token is derived from `rotation`; only its hash is stored. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Increases by one with each new URL. */
  rotation: integer('rotation').notNull(),
  tokenHash: text('token_hash').notNull().unique(),
});

/** The last published event of each session. It outlives sessions that are removed. */
export const calendarEvents = pgTable(
  'calendar_events',
  {
    /** No foreign key: a cancellation is published after the session is gone. */
    id: text('scheduled_session_id').primaryKey(),
    userId: golfer(),
    event: jsonb('event').$type<PublishedEvent>().notNull(),
  },
  (table) => [index('calendar_events_user').on(table.userId)],
);
