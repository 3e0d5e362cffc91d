import { index, integer, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#server/platform/auth/tables.ts';

/** The newest answer to the monthly request, a skip included; one row a golfer. */
export const handicapRequests = pgTable('handicap_requests', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  answeredAt: timestamp('answered_at', { withTimezone: true }).notNull(),
});

/** Every handicap recorded, by dialog or profile. */
export const handicapEntries = pgTable(
  'handicap_entries',
  {
    /** In the order of writing, for changes of the same moment. */
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    handicap: numeric('handicap', { precision: 3, scale: 1 }).notNull(),
    notes: text('notes'),
    recordedAt: timestamp('recorded_at', { withTimezone: true }).notNull(),
  },
  // With the handicap, so that a golfer's are read from one page: their rows are months apart.
  (table) => [
    index('handicap_entries_user').on(table.userId, table.recordedAt, table.id, table.handicap),
  ],
);
