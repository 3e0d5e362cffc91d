import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Hole } from '#domain/logbook/hole-card.ts';
import {
  type Holes,
  holeCounts,
  mostPracticeMinutes,
  roundTypes,
  scoreTypes,
} from '#domain/logbook/logbook.ts';
import { golfer } from '#server/platform/auth/golfer-column.ts';
import { enumChecks, isOneOf, isWithin } from '#server/platform/database/checks.ts';
import { instant } from '#server/platform/database/instant-column.ts';

/** Columns shared by practice and rounds. */
const logged = {
  id: uuid('id').primaryKey(),
  userId: golfer(),
  /** The golfer's own calendar day, used by the calendar and by streaks. */
  sessionDate: date('session_date', { mode: 'string' }).notNull(),
  createdAt: instant('created_at').notNull(),
  /** False until the entry's day has come: a future entry is not training yet. */
  counted: boolean('counted').notNull().default(true),
  /** Whether it came with an import: see `whatCounts`. */
  imported: boolean('imported').notNull().default(false),
  /** False if it was entered too late to earn XP. Set again when the entry moves to another day. */
  inTime: boolean('in_time').notNull().default(true),
};

/** Practice outside of the plan. */
export const practiceSessions = pgTable(
  'practice_sessions',
  {
    ...logged,
    title: text('title').notNull(),
    duration: smallint('duration').notNull(),
    notes: text('notes'),
  },
  (table) => [
    check(
      'practice_sessions_duration',
      isWithin(table.duration, { min: 1, max: mostPracticeMinutes }),
    ),
    index('practice_sessions_user_date').on(table.userId, table.sessionDate),
    index('practice_sessions_imported').on(table.userId).where(sql`${table.imported}`),
  ],
);

/** A round of golf. A value that the golfer did not enter is null, never 0. */
export const golfRounds = pgTable(
  'golf_rounds',
  {
    ...logged,
    name: text('name').notNull(),
    location: text('location'),
    holes: smallint('holes').$type<Holes>().notNull(),
    roundType: text('round_type', { enum: roundTypes }).notNull(),
    scoreType: text('score_type', { enum: scoreTypes }).notNull(),
    totalScore: smallint('total_score').notNull(),
    fairwaysHit: smallint('fairways_hit'),
    greensInRegulation: smallint('greens_in_regulation'),
    courseName: text('course_name'),
    coursePar: smallint('course_par'),
    courseRating: doublePrecision('course_rating'),
    slopeRating: smallint('slope_rating'),
    putts: smallint('putts'),
    penalties: smallint('penalties'),
    /** All holes in course order; always read and written as a whole. */
    scorecard: jsonb('scorecard').$type<Hole[]>(),
  },
  (table) => [
    index('golf_rounds_user_date').on(table.userId, table.sessionDate),
    index('golf_rounds_imported').on(table.userId).where(sql`${table.imported}`),
    ...enumChecks(table),
    check('golf_rounds_holes', isOneOf(table.holes, holeCounts)),
    check('golf_rounds_fairways', sql`${table.fairwaysHit} between 0 and ${table.holes}`),
    check('golf_rounds_greens', sql`${table.greensInRegulation} between 0 and ${table.holes}`),
  ],
);
