import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/database/instant-column.ts';
import type { CountedDaily } from './counted-daily.ts';

/** The latest daily counts, in a single row. */
export const dailyCounts = pgTable('daily_counts', {
  id: text('id').primaryKey().default('newest'),
  counts: jsonb('counts').$type<CountedDaily>().notNull(),
  countedAt: instant('counted_at').notNull(),
});
