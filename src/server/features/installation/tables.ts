import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { serviceFaults } from '#contract/health.ts';
import { enumChecks } from '#server/platform/database/checks.ts';
import { instant } from '#server/platform/database/instant-column.ts';

/** Links with which people without an account may create one. Only hashes of the tokens are stored. */
export const invitationLinks = pgTable(
  'invitation_links',
  {
    id: uuid('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    /** The only address that may use the link; null if anybody may. */
    email: text('email'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usesLeft: integer('uses_left').notNull(),
    used: integer('used').notNull().default(0),
    byGolfer: boolean('by_golfer').notNull().default(false),
  },
  (table) => [index('invitation_links_expires_at').on(table.expiresAt)],
);

/** What the address that is asked for the newest version has said. */
export const foundVersions = pgTable(
  'found_versions',
  {
    address: text('address').primaryKey(),
    checkedAt: instant('checked_at').notNull(),
    /** Null until it was read once. */
    version: text('version'),
    notes: text('notes'),
    /** Why the last attempt failed; null if it did not. */
    fault: text('fault', { enum: serviceFaults }),
    detail: text('detail').notNull().default(''),
  },
  (table) => [...enumChecks(table)],
);
