import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
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
