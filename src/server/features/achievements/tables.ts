import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { golfer } from '#server/platform/auth/golfer-column.ts';
import { instant } from '#server/platform/database/instant-column.ts';

/** A golfer's unlocked achievements. They stay unlocked, and the primary key makes each one pay only once. */
export const unlockedAchievements = pgTable(
  'unlocked_achievements',
  {
    userId: golfer(),
    /** An id from the catalog. */
    achievementId: text('achievement_id').notNull(),
    unlockedAt: instant('unlocked_at').notNull(),
    /** The golfer's own calendar day. A seasonal achievement belongs to its year. */
    unlockedOn: date('unlocked_on', { mode: 'string' }).notNull(),
    /**
     * The id of the cause: a scheduled session, enrollment, practice, round, friendship or feed item; for a handicap,
     * its time.
     */
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

/** Counters for achievements, updated with each event; see domain/achievements/counters.ts for the keys. */
export const achievementCounters = pgTable(
  'achievement_counters',
  {
    userId: golfer(),
    key: text('key').notNull(),
    value: integer('value').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);
