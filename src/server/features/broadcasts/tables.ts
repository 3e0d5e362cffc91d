import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { audiences } from '#domain/broadcasts/audience.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** An announcement of the administrators, and how far its delivery is. */
export const broadcasts = pgTable('broadcasts', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  message: text('message').notNull(),
  targetAudience: text('target_audience', { enum: audiences }).notNull(),
  expiresAt: instant('expires_at'),
  isActive: boolean('is_active').notNull().default(true),
  createdAt: instant('created_at').notNull(),
  /** Golfers in the audience when it was sent. */
  golfers: integer('golfers').notNull(),
  /** How many golfers it has come to; the others have ids after `reachedId`. */
  reached: integer('reached').notNull().default(0),
  /** Empty before the first golfer and after the last one. */
  reachedId: text('reached_id').notNull().default(''),
  /** How many notifications were written. */
  delivered: integer('delivered').notNull().default(0),
  isComplete: boolean('is_complete').notNull().default(false),
});
