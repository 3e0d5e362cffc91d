import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { golfer } from '#server/platform/auth/golfer-column.ts';
import { users } from '#server/platform/auth/tables.ts';
import { enumChecks } from '#server/platform/database/checks.ts';
import { onePerSource, sourceColumns } from '#server/platform/database/source-columns.ts';

/** The sources of XP. Together with the source itself this is the key that prevents paying twice. */
export const xpSources = [
  'session',
  'program',
  'handicap',
  'practice',
  'round',
  'achievement',
] as const;

/** The XP ledger. The totals in `user_stats` can be rebuilt from it. */
export const xpEntries = pgTable(
  'xp_entries',
  {
    userId: golfer(),
    ...sourceColumns,
    earnedOn: date('earned_on', { mode: 'string' }).notNull(),
    xp: smallint('xp').notNull(),
    /** Whether it was earned by imported activities. */
    imported: boolean('imported').notNull().default(false),
    sourceKind: text('source_kind', { enum: xpSources }).notNull(),
  },
  (table) => [
    ...onePerSource(table, table.sourceKind),
    index('xp_entries_golfer').on(table.userId, table.sourceKind),
    ...enumChecks(table),
  ],
);

export const userStats = pgTable(
  'user_stats',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    totalXp: integer('total_xp').notNull().default(0),
    totalMinutes: integer('total_minutes').notNull().default(0),
    totalSessions: integer('total_sessions').notNull().default(0),
    currentStreak: integer('current_streak').notNull().default(0),
    /** The current streak without imported days. */
    boardStreak: integer('board_streak').notNull().default(0),
    longestStreak: integer('longest_streak').notNull().default(0),
    longestPause: integer('longest_pause').notNull().default(0),
    lastActiveDay: date('last_active_day', { mode: 'string' }),
    streakBreaksAfter: date('streak_breaks_after', { mode: 'string' }),
    /** A copy of the golfer's privacy setting, for use in an index. */
    inLeaderboards: boolean('in_leaderboards').notNull().default(false),
  },
  (table) => [
    index('user_stats_streak_leaders')
      .on(table.boardStreak.desc(), table.userId)
      .where(sql`${table.inLeaderboards} and ${table.boardStreak} > 0`),
  ],
);

/** Sessions completed here in a calendar month, without imported ones, by days in the golfer's time zone. */
export const monthlySessions = pgTable(
  'monthly_sessions',
  {
    userId: golfer(),
    /** The first day of the month. */
    month: date('month', { mode: 'string' }).notNull(),
    sessions: integer('sessions').notNull(),
    /** Same as in `user_stats`. */
    inLeaderboards: boolean('in_leaderboards').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.month] }),
    index('monthly_sessions_leaders')
      .on(table.month, table.sessions.desc(), table.userId)
      .where(sql`${table.inLeaderboards} and ${table.sessions} > 0`),
  ],
);
