import { date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#server/platform/auth/tables.ts';

/** What a golfer has unlocked, once and for good: the key is what makes it pay only once. */
export const unlockedAchievements = pgTable(
  'unlocked_achievements',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** An id of the catalogue. */
    achievementId: text('achievement_id').notNull(),
    unlockedAt: timestamp('unlocked_at', { withTimezone: true }).notNull(),
    /** The golfer's own calendar day; a seasonal one belongs to its year. */
    unlockedOn: date('unlocked_on', { mode: 'string' }).notNull(),
    /** The id of what unlocked it: a scheduled session, an enrollment, a practice or a round. */
    causeId: text('cause_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.achievementId] }),
    index('unlocked_achievements_newest').on(
      table.userId,
      table.unlockedAt.desc().nullsFirst(),
      table.achievementId,
    ),
  ],
);

/** What achievements count, kept as things happen; see domain/achievements/counters.ts for the keys. */
export const achievementCounters = pgTable(
  'achievement_counters',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    value: integer('value').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);
