import { index, integer, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#server/platform/auth/tables.ts';

/** The latest answer to the monthly request, including a skip; one row per golfer. */
export const handicapRequests = pgTable('handicap_requests', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  answeredAt: timestamp('answered_at', { withTimezone: true }).notNull(),
});

/** Every recorded handicap, from the dialog or the profile. */
export const handicapEntries = pgTable(
  'handicap_entries',
  {
    /** Increases in the order of writing, which orders changes made at the same moment. */
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    handicap: numeric('handicap', { precision: 3, scale: 1 }).notNull(),
    notes: text('notes'),
    recordedAt: timestamp('recorded_at', { withTimezone: true }).notNull(),
  },
  // Includes the handicap, so a golfer's history is read from one page: the table rows were written months apart.
  (table) => [
    index('handicap_entries_user').on(table.userId, table.recordedAt, table.id, table.handicap),
  ],
);
