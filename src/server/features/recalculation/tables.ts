import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A job that brings running plans to the newest versions, and how far it is. One at a time runs. */
export const recalculations = pgTable(
  'recalculations',
  {
    id: text('id').primaryKey(),
    startedAt: instant('started_at').notNull(),
    /** When it was stopped or complete; null while it runs. */
    stoppedAt: instant('stopped_at'),
    isComplete: boolean('is_complete').notNull().default(false),
    /** Outdated plans when it started. */
    total: integer('total').notNull(),
    done: integer('done').notNull().default(0),
    /** Plans that stay as they were, since something went wrong with them. */
    failed: integer('failed').notNull().default(0),
    /** The last golfer whose plan was looked at; the others have ids after this one. */
    reachedId: text('reached_id').notNull().default(''),
  },
  (table) => [
    uniqueIndex('recalculations_one_running')
      .on(sql`(${table.stoppedAt} is null)`)
      .where(sql`${table.stoppedAt} is null`),
  ],
);
