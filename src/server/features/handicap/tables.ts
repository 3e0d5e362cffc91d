import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#server/features/accounts/tables.ts';

/** The newest answer to the monthly request, a skip included; one row a golfer. */
export const handicapRequests = pgTable('handicap_requests', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  answeredAt: timestamp('answered_at', { withTimezone: true }).notNull(),
});
