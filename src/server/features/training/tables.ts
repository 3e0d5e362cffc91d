import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { pauseReasons } from '#domain/training/pause.ts';
import type { SessionProgress } from '#domain/training/session-progress.ts';
import { sessionStatuses } from '#domain/training/session-status.ts';
import { exercises, programSessions, programVersions } from '#server/features/programs/tables.ts';
import { golfer } from '#server/platform/auth/golfer-column.ts';
import { instant } from '#server/platform/database/instant-column.ts';

/** A golfer following a program on chosen days. A unique index allows only one active enrollment per golfer. */
export const enrollments = pgTable(
  'enrollments',
  {
    id: text('id').primaryKey(),
    userId: golfer(),
    programId: text('program_id').notNull(),
    /** The version of the plan. A newer version changes the plan only when an administrator recalculates it. */
    programVersion: integer('program_version').notNull(),
    sessionsPerWeek: smallint('sessions_per_week').notNull(),
    availableDays: smallint('available_days').array().notNull(),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    completedAt: instant('completed_at'),
    abandonedAt: instant('abandoned_at'),
  },
  (table) => [
    uniqueIndex('enrollments_one_active')
      .on(table.userId)
      .where(sql`${table.completedAt} is null and ${table.abandonedAt} is null`),
    index('enrollments_user').on(table.userId),
    index('enrollments_program').on(table.programId, table.programVersion),
    foreignKey({
      name: 'enrollments_program_version',
      columns: [table.programId, table.programVersion],
      foreignColumns: [programVersions.programId, programVersions.version],
    }),
  ],
);

/**
 * Days on which a plan is paused. Only one pause can be current or future, because pauses change only while their
 * enrollment is locked. Past pauses stay, because they count for streaks.
 */
export const planPauses = pgTable(
  'plan_pauses',
  {
    id: text('id').primaryKey(),
    enrollmentId: text('enrollment_id')
      .notNull()
      .references(() => enrollments.id, { onDelete: 'cascade' }),
    userId: golfer(),
    fromDate: date('from_date', { mode: 'string' }).notNull(),
    toDate: date('to_date', { mode: 'string' }).notNull(),
    reason: text('reason', { enum: pauseReasons }).notNull(),
    /** Weeks by which the plan was postponed. Ending the pause early moves it forward by no more than these. */
    weeks: smallint('weeks').notNull(),
  },
  (table) => [
    unique('plan_pauses_from').on(table.enrollmentId, table.fromDate),
    index('plan_pauses_user').on(table.userId),
    check('plan_pauses_order', sql`${table.fromDate} <= ${table.toDate}`),
  ],
);

/** A session of a program on a date in a golfer's plan. */
export const scheduledSessions = pgTable(
  'scheduled_sessions',
  {
    id: text('id').primaryKey(),
    enrollmentId: text('enrollment_id')
      .notNull()
      .references(() => enrollments.id, { onDelete: 'cascade' }),
    userId: golfer(),
    sessionId: text('session_id')
      .notNull()
      .references(() => programSessions.id),
    sessionNumber: smallint('session_number').notNull(),
    scheduledDate: date('scheduled_date', { mode: 'string' }).notNull(),
    originalWeekNumber: smallint('original_week_number').notNull(),
    status: text('status', { enum: sessionStatuses }).notNull().default('planned'),
    /** When it was completed or skipped. */
    completedAt: instant('completed_at'),
  },
  (table) => [
    unique('scheduled_sessions_number').on(table.enrollmentId, table.sessionNumber),
    index('scheduled_sessions_user_date').on(table.userId, table.scheduledDate),
    // Has no condition on the status, because then every completion would have to write to all indexes of the table.
    index('scheduled_sessions_session').on(table.sessionId),
    check('scheduled_sessions_status', sql`${table.status} in ('planned', 'completed', 'skipped')`),
  ],
);

/** The progress of a planned session on all of its golfer's devices. Deleted when it is completed or skipped. */
export const sessionProgress = pgTable(
  'session_progress',
  {
    scheduledSessionId: text('scheduled_session_id')
      .primaryKey()
      .references(() => scheduledSessions.id, { onDelete: 'cascade' }),
    userId: golfer(),
    /** At most 50 drills, always read and written as a whole. */
    progress: jsonb('progress').$type<SessionProgress>().notNull(),
  },
  (table) => [index('session_progress_user').on(table.userId)],
);

/** A golfer's change to a session: another drill in a place, or none. Kept after the session is completed. */
export const drillSwaps = pgTable(
  'drill_swaps',
  {
    scheduledSessionId: text('scheduled_session_id')
      .notNull()
      .references(() => scheduledSessions.id, { onDelete: 'cascade' }),
    /** The id of the place in the session, without the program's version. */
    sessionExerciseId: text('session_exercise_id').notNull(),
    userId: golfer(),
    /** Null if the place is left out. */
    exerciseId: text('exercise_id').references(() => exercises.id),
    /** 0 if the place is left out. */
    minutes: smallint('minutes').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scheduledSessionId, table.sessionExerciseId] }),
    index('drill_swaps_user').on(table.userId),
    index('drill_swaps_exercise').on(table.exerciseId),
  ],
);

/** A completed session. The unique key prevents a second completion, even by simultaneous requests. */
export const sessionCompletions = pgTable(
  'session_completions',
  {
    id: text('id').primaryKey(),
    scheduledSessionId: text('scheduled_session_id')
      .notNull()
      .unique()
      .references(() => scheduledSessions.id, { onDelete: 'cascade' }),
    userId: golfer(),
    rating: smallint('rating').notNull(),
    duration: smallint('duration').notNull(),
    notes: text('notes'),
    /** The day in the golfer's time zone, which counts for streaks. */
    completedOn: date('completed_on', { mode: 'string' }).notNull(),
    completedAt: instant('completed_at').notNull(),
    /** Whether it came with an import: see `whatCounts`. */
    imported: boolean('imported').notNull().default(false),
  },
  (table) => [
    index('session_completions_user_day').on(table.userId, table.completedOn),
    index('session_completions_at').on(table.completedAt),
    index('session_completions_imported').on(table.userId).where(sql`${table.imported}`),
  ],
);

/** An exercise done in a completed session, with its score if there is one. */
export const exerciseResults = pgTable(
  'exercise_results',
  {
    completionId: text('completion_id')
      .notNull()
      .references(() => sessionCompletions.id, { onDelete: 'cascade' }),
    /** The id of the place in the session. Not a foreign key, so that a program can be rebuilt. */
    sessionExerciseId: text('session_exercise_id').notNull(),
    exerciseId: text('exercise_id')
      .notNull()
      .references(() => exercises.id),
    /** The golfer of the completion. Needs no foreign key, because the completion already has one. */
    userId: text('user_id').notNull(),
    done: boolean('done').notNull(),
    score: doublePrecision('score'),
    /** The number of attempts behind the score; null if the score does not consist of attempts. */
    attempts: smallint('attempts'),
    /** Scores of an exercise are comparable within a series: see `seriesKeyOf`. */
    series: text('series').notNull().default(''),
    /** The count of each cell, in order, for a score with several cells. */
    cells: doublePrecision('cells').array(),
  },
  (table) => [
    primaryKey({ columns: [table.completionId, table.sessionExerciseId] }),
    index('exercise_results_user_exercise').on(table.userId, table.exerciseId),
    index('exercise_results_exercise').on(table.exerciseId),
  ],
);
