import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { noId } from '#contract/made-id.ts';
import { instant } from '#server/platform/database/instant-column.ts';

/** A recalculation of running plans to the newest versions, with its progress. Only one can run at a time. */
export const recalculations = pgTable(
  'recalculations',
  {
    id: uuid('id').primaryKey(),
    startedAt: instant('started_at').notNull(),
    /** When it was stopped or completed; null while it runs. */
    stoppedAt: instant('stopped_at'),
    isComplete: boolean('is_complete').notNull().default(false),
    /** The number of outdated plans when it started. */
    total: integer('total').notNull(),
    done: integer('done').notNull().default(0),
    /** Plans that stay unchanged because of an error. */
    failed: integer('failed').notNull().default(0),
    /** The last golfer processed; the id of nothing at first. The remaining golfers have greater ids. */
    reachedId: uuid('reached_id').notNull().default(noId),
  },
  (table) => [
    uniqueIndex('recalculations_one_running')
      .on(sql`(${table.stoppedAt} is null)`)
      .where(sql`${table.stoppedAt} is null`),
  ],
);
