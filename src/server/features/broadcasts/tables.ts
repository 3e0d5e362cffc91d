import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { noId } from '#contract/made-id.ts';
import { audiences } from '#domain/broadcasts/audience.ts';
import { enumChecks } from '#server/platform/database/checks.ts';
import { instant } from '#server/platform/database/instant-column.ts';

/** An announcement by the administrators, with the progress of its delivery. */
export const broadcasts = pgTable(
  'broadcasts',
  {
    id: uuid('id').primaryKey(),
    title: text('title').notNull(),
    message: text('message').notNull(),
    targetAudience: text('target_audience', { enum: audiences }).notNull(),
    expiresAt: instant('expires_at'),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: instant('created_at').notNull(),
    /** Number of golfers in the audience when the broadcast was sent. */
    golfers: integer('golfers').notNull(),
    /** Number of golfers reached so far; the ids of the others come after `reachedId`. */
    reached: integer('reached').notNull().default(0),
    /** Id of the last golfer reached; the id of nothing before the first and after the last golfer. */
    reachedId: uuid('reached_id').notNull().default(noId),
    /** Number of notifications written. */
    delivered: integer('delivered').notNull().default(0),
    isComplete: boolean('is_complete').notNull().default(false),
  },
  enumChecks,
);
