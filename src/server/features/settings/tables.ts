import { boolean, pgTable, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/platform/auth/tables.ts';

/** The privacy settings of golfers who ever changed them. */
export const privacySettings = pgTable('privacy_settings', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  showProgressToFriends: boolean('show_progress_to_friends').notNull(),
  showHandicapPublicly: boolean('show_handicap_publicly').notNull(),
  allowFriendRequests: boolean('allow_friend_requests').notNull(),
  showInLeaderboards: boolean('show_in_leaderboards').notNull(),
});
