import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { type LogEntry, logLevels } from '#contract/client-log.ts';
import { users } from '#server/platform/auth/tables.ts';
import { enumChecks } from '#server/platform/database/checks.ts';
import { instant } from '#server/platform/database/instant-column.ts';

/** Errors from browsers, redacted. Old entries are deleted. */
export const clientLogEntries = pgTable(
  'client_log_entries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Null for a visitor. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    receivedAt: instant('received_at').notNull(),
    /** By the browser's clock, which may be wrong. */
    happenedAt: instant('happened_at').notNull(),
    level: text('level', { enum: logLevels }).notNull(),
    message: text('message').notNull(),
    url: text('url').notNull(),
    userAgent: text('user_agent').notNull(),
    meta: jsonb('meta').$type<NonNullable<LogEntry['meta']>>(),
  },
  (table) => [
    ...enumChecks(table),
    index('client_log_entries_received').on(table.receivedAt),
    index('client_log_entries_user').on(table.userId),
  ],
);
