import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { scheduledSessions } from '#server/features/training/tables.ts';
import { users } from '#server/platform/auth/tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

const golfer = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Addresses of a golfer's page for coaches, of which only hashes are kept. A revoked one is gone. */
export const coachLinks = pgTable(
  'coach_links',
  {
    id: text('id').primaryKey(),
    userId: golfer(),
    /** Whom the golfer made it for. */
    name: text('name').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When the page was last opened with it; null before the first time. */
    openedAt: instant('opened_at'),
  },
  (table) => [index('coach_links_user').on(table.userId)],
);

/** What a coach has written on a session. It stays when the link is gone that it was written with. */
export const coachNotes = pgTable(
  'coach_notes',
  {
    scheduledSessionId: text('scheduled_session_id')
      .primaryKey()
      .references(() => scheduledSessions.id, { onDelete: 'cascade' }),
    userId: golfer(),
    /** Whom the link was made for. */
    coachName: text('coach_name').notNull(),
    note: text('note').notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [index('coach_notes_user').on(table.userId)],
);
