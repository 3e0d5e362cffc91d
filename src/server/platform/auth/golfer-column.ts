import { uuid } from 'drizzle-orm/pg-core';
import { users } from './tables.ts';

/** A column for the golfer to whom a row belongs. The row is deleted together with the account. */
export const golfer = (name = 'user_id') =>
  uuid(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
