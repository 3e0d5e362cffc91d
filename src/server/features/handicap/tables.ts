import { check, index, integer, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { handicapLimits } from '#domain/handicap/handicap.ts';
import { golfer } from '#server/platform/auth/golfer-column.ts';
import { users } from '#server/platform/auth/tables.ts';
import { isWithin } from '#server/platform/database/checks.ts';
import { instant } from '#server/platform/database/instant-column.ts';

/** The latest answer to the monthly request, including a skip; one row per golfer. */
export const handicapRequests = pgTable('handicap_requests', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  answeredAt: instant('answered_at').notNull(),
});

/** Every recorded handicap, from the dialog or the profile. */
export const handicapEntries = pgTable(
  'handicap_entries',
  {
    /** Increases in the order of writing, which orders changes made at the same moment. */
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: golfer(),
    handicap: numeric('handicap', { precision: 3, scale: 1 }).notNull(),
    notes: text('notes'),
    recordedAt: instant('recorded_at').notNull(),
  },
  // Includes the handicap, so a golfer's history is read from one page: the table rows were written months apart.
  (table) => [
    check('handicap_entries_handicap', isWithin(table.handicap, handicapLimits)),
    index('handicap_entries_user').on(table.userId, table.recordedAt, table.id, table.handicap),
  ],
);
