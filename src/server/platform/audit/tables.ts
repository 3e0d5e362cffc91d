import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { InputSummary } from './summarize-input.ts';

/** What administrators have done, each act written with what it changed. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** No foreign key: the act stays when the account is deleted, and the id names nobody then. */
    administratorId: text('administrator_id').notNull(),
    /** Method and path of the call, without ids. */
    call: text('call').notNull(),
    /** What it was done to; null for a call without an id. */
    subjectId: text('subject_id'),
    input: jsonb('input').$type<InputSummary>().notNull(),
  },
  (table) => [index('audit_entries_at').on(table.at)],
);
