import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../database/instant-column.ts';
import type { InputSummary } from './summarize-input.ts';

/** Actions of administrators, each recorded in the transaction that carried it out. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    /** No foreign key: the entry stays when the account is deleted, and its id then refers to nobody. */
    administratorId: uuid('administrator_id').notNull(),
    /** Method and path of the request, with placeholders instead of ids. */
    call: text('call').notNull(),
    /** The ids of the affected rows; null when the request has none and creates none. */
    subjectId: text('subject_id'),
    /** The name of the thing at the time of the act; null if there is none. */
    subject: text('subject'),
    input: jsonb('input').$type<InputSummary>().notNull(),
  },
  (table) => [index('audit_entries_at').on(table.at)],
);
