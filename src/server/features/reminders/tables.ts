import { date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { reminderKinds } from '#domain/reminders/reminder.ts';
import { golfer } from '#server/platform/auth/golfer-column.ts';
import { enumChecks } from '#server/platform/database/checks.ts';
import { instant } from '#server/platform/database/instant-column.ts';

/** When each golfer is reminded next. There is no row for a kind that was never needed. */
export const golferReminders = pgTable(
  'golfer_reminders',
  {
    userId: golfer(),
    kind: text('kind', { enum: reminderKinds }).notNull(),
    nextAt: instant('next_at'),
    lastDay: date('last_day', { mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind] }),
    ...enumChecks(table),
    // For finding due reminders in order without reading the others.
    index('golfer_reminders_due').on(table.nextAt, table.userId),
  ],
);
