import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { ofSession } from '#server/features/training/tables.ts';
import { golfer } from '#server/platform/auth/golfer-column.ts';
import { instant } from '#server/platform/database/instant-column.ts';

/** Links to a golfer's page for coaches. Only hashes of the tokens are stored. */
export const coachLinks = pgTable(
  'coach_links',
  {
    id: uuid('id').primaryKey(),
    userId: golfer(),
    /** The person for whom the golfer made the link. */
    name: text('name').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When the page was last opened with this link; null before the first time. */
    openedAt: instant('opened_at'),
    /** When the golfer revoked this link. It can be restored for some days and is deleted afterwards. */
    revokedAt: instant('revoked_at'),
  },
  (table) => [index('coach_links_user').on(table.userId)],
);

/** A coach's note on a session. It stays when the link that it was written with is deleted. */
export const coachNotes = pgTable(
  'coach_notes',
  {
    scheduledSessionId: uuid('scheduled_session_id').primaryKey(),
    userId: uuid('user_id').notNull(),
    /** The name of the link that the note was written with. */
    coachName: text('coach_name').notNull(),
    note: text('note').notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [ofSession('coach_notes_session', table), index('coach_notes_user').on(table.userId)],
);
