import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { PublishedEvent } from '#domain/calendar-feed/publish.ts';
import { golfer } from '#server/platform/auth/golfer-column.ts';
import { users } from '#server/platform/auth/tables.ts';
import { instant } from '#server/platform/database/instant-column.ts';

/** A golfer's secret feed URL. Of its token only the hash is stored. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** What tokens are derived from, with a rotation: the id that the golfer had when the feed was made. */
  seed: text('seed').notNull(),
  /** A new URL has a number that none before it had. */
  rotation: integer('rotation').notNull(),
  /** The URL before this one. After it was restored, the one that was given up for it. */
  previousRotation: integer('previous_rotation'),
  /** When this URL replaced the previous one; null if there was none, and after a restore. */
  rotatedAt: instant('rotated_at'),
  tokenHash: text('token_hash').notNull().unique(),
});

/** The last published event of each session. It outlives sessions that are removed. */
export const calendarEvents = pgTable(
  'calendar_events',
  {
    /** No foreign key: a cancellation is published after the session is gone. */
    id: uuid('scheduled_session_id').primaryKey(),
    userId: golfer(),
    event: jsonb('event').$type<PublishedEvent>().notNull(),
  },
  (table) => [index('calendar_events_user').on(table.userId)],
);
