import { json, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Effects } from '#contract/effects.ts';
import { users } from '../auth/tables.ts';

/** What a change caused, for whoever asks again because the answer was lost. Old ones are deleted. */
export const changeEffects = pgTable(
  'change_effects',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    effects: json('effects').$type<Effects>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);
