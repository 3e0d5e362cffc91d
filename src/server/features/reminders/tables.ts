import { date, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { reminderKinds } from '#domain/reminders/reminder.ts';
import { users } from '#server/platform/auth/tables.ts';

/** When each golfer is reminded next. There is no row for a kind that was never needed. */
export const golferReminders = pgTable(
  'golfer_reminders',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: reminderKinds }).notNull(),
    nextAt: timestamp('next_at', { withTimezone: true }),
    lastDay: date('last_day', { mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind] }),
    // For finding due reminders in order without reading the others.
    index('golfer_reminders_due').on(table.nextAt, table.userId),
  ],
);
