import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { CountedDaily } from './counted-daily.ts';

/** The latest daily counts, in a single row. */
export const dailyCounts = pgTable('daily_counts', {
  id: text('id').primaryKey().default('newest'),
  counts: jsonb('counts').$type<CountedDaily>().notNull(),
  countedAt: timestamp('counted_at', { withTimezone: true }).notNull(),
});
