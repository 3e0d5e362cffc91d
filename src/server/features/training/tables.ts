import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
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
  uuid,
} from 'drizzle-orm/pg-core';
import { durationLimits, ratingLimits } from '#contract/training.ts';
import { exerciseMinutes } from '#domain/drills/exercise.ts';
import { pauseReasons } from '#domain/training/pause.ts';
import type { SessionProgress } from '#domain/training/session-progress.ts';
import { sessionStatuses } from '#domain/training/session-status.ts';
import { exercises, programSessions, programVersions } from '#server/features/programs/tables.ts';
import { golfer } from '#server/platform/auth/golfer-column.ts';
import { enumChecks, isWithin } from '#server/platform/database/checks.ts';
import { instant } from '#server/platform/database/instant-column.ts';

/** A golfer following a program on chosen days. A unique index allows only one active enrollment per golfer. */
export const enrollments = pgTable(
  'enrollments',
  {
    id: uuid('id').primaryKey(),
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
    // For the foreign keys of the plan's rows, and to find a golfer's plans.
    unique('enrollments_golfer').on(table.userId, table.id),
    index('enrollments_program').on(table.programId, table.programVersion),
    foreignKey({
      name: 'enrollments_program_version',
      columns: [table.programId, table.programVersion],
      foreignColumns: [programVersions.programId, programVersions.version],
    }),
    check(
      'enrollments_ended_once',
      sql`${table.completedAt} is null or ${table.abandonedAt} is null`,
    ),
  ],
);

/** Ties a row to a plan of the same golfer. It is deleted together with the plan. */
const inPlan = (name: string, row: { enrollmentId: AnyPgColumn; userId: AnyPgColumn }) =>
  foreignKey({
    name,
    columns: [row.userId, row.enrollmentId],
    foreignColumns: [enrollments.userId, enrollments.id],
  }).onDelete('cascade');

/**
 * Days on which a plan is paused. Only one pause can be current or future, because pauses change only while their
 * enrollment is locked; a trigger refuses one that overlaps another. Past pauses stay, because they count for streaks.
 */
export const planPauses = pgTable(
  'plan_pauses',
  {
    id: uuid('id').primaryKey(),
    enrollmentId: uuid('enrollment_id').notNull(),
    userId: uuid('user_id').notNull(),
    fromDate: date('from_date', { mode: 'string' }).notNull(),
    toDate: date('to_date', { mode: 'string' }).notNull(),
    reason: text('reason', { enum: pauseReasons }).notNull(),
    /** Weeks by which the plan was postponed. Ending the pause early moves it forward by no more than these. */
    weeks: smallint('weeks').notNull(),
  },
  (table) => [
    unique('plan_pauses_from').on(table.enrollmentId, table.fromDate),
    index('plan_pauses_golfer').on(table.userId, table.enrollmentId),
    inPlan('plan_pauses_plan', table),
    ...enumChecks(table),
    check('plan_pauses_order', sql`${table.fromDate} <= ${table.toDate}`),
  ],
);

/** A session of a program on a date in a golfer's plan. */
export const scheduledSessions = pgTable(
  'scheduled_sessions',
  {
    id: uuid('id').notNull(),
    enrollmentId: uuid('enrollment_id').notNull(),
    userId: uuid('user_id').notNull(),
    /** When it was completed or skipped. */
    completedAt: instant('completed_at'),
    scheduledDate: date('scheduled_date', { mode: 'string' }).notNull(),
    sessionNumber: smallint('session_number').notNull(),
    originalWeekNumber: smallint('original_week_number').notNull(),
    sessionId: text('session_id')
      .notNull()
      .references(() => programSessions.id),
    status: text('status', { enum: sessionStatuses }).notNull().default('planned'),
  },
  (table) => [
    // With the golfer, so that the rows of a session cannot belong to another golfer.
    primaryKey({ columns: [table.id, table.userId] }),
    inPlan('scheduled_sessions_plan', table),
    unique('scheduled_sessions_number').on(table.enrollmentId, table.sessionNumber),
    index('scheduled_sessions_user_date').on(table.userId, table.scheduledDate),
    // Has no condition on the status, because then every completion would have to write to all indexes of the table.
    index('scheduled_sessions_session').on(table.sessionId),
    ...enumChecks(table),
    check(
      'scheduled_sessions_settled',
      sql`(${table.status} = 'planned') = (${table.completedAt} is null)`,
    ),
  ],
);

/** Ties a row to a session of the same golfer. It is deleted together with the session. */
export const ofSession = (
  name: string,
  row: { scheduledSessionId: AnyPgColumn; userId: AnyPgColumn },
) =>
  foreignKey({
    name,
    columns: [row.scheduledSessionId, row.userId],
    foreignColumns: [scheduledSessions.id, scheduledSessions.userId],
  }).onDelete('cascade');

/** The progress of a planned session on all of its golfer's devices. Deleted when it is completed or skipped. */
export const sessionProgress = pgTable(
  'session_progress',
  {
    scheduledSessionId: uuid('scheduled_session_id').primaryKey(),
    userId: uuid('user_id').notNull(),
    /** At most 50 drills, always read and written as a whole. */
    progress: jsonb('progress').$type<SessionProgress>().notNull(),
  },
  (table) => [
    ofSession('session_progress_session', table),
    index('session_progress_user').on(table.userId),
  ],
);

/** A golfer's change to a session: another drill in a place, or none. Kept after the session is completed. */
export const drillSwaps = pgTable(
  'drill_swaps',
  {
    scheduledSessionId: uuid('scheduled_session_id').notNull(),
    /** The id of the place in the session, without the program's version. */
    sessionExerciseId: text('session_exercise_id').notNull(),
    userId: uuid('user_id').notNull(),
    /** Null if the place is left out. */
    exerciseId: text('exercise_id').references(() => exercises.id),
    /** 0 if the place is left out. */
    minutes: smallint('minutes').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scheduledSessionId, table.sessionExerciseId] }),
    ofSession('drill_swaps_session', table),
    check('drill_swaps_minutes', isWithin(table.minutes, { min: 0, max: exerciseMinutes.max })),
    index('drill_swaps_user').on(table.userId),
    index('drill_swaps_exercise').on(table.exerciseId),
  ],
);

/** A completed session. The primary key prevents a second completion, even by simultaneous requests. */
export const sessionCompletions = pgTable(
  'session_completions',
  {
    scheduledSessionId: uuid('scheduled_session_id').notNull(),
    userId: uuid('user_id').notNull(),
    completedAt: instant('completed_at').notNull(),
    /** The day in the golfer's time zone, which counts for streaks. */
    completedOn: date('completed_on', { mode: 'string' }).notNull(),
    rating: smallint('rating').notNull(),
    duration: smallint('duration').notNull(),
    notes: text('notes'),
    /** Whether it came with an import: see `whatCounts`. */
    imported: boolean('imported').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.scheduledSessionId, table.userId] }),
    ofSession('session_completions_session', table),
    check('session_completions_rating', isWithin(table.rating, ratingLimits)),
    check('session_completions_duration', isWithin(table.duration, durationLimits)),
    index('session_completions_user_day').on(table.userId, table.completedOn),
    index('session_completions_at').on(table.completedAt),
    index('session_completions_imported').on(table.userId).where(sql`${table.imported}`),
  ],
);

/** An exercise of a completed session, with its score if there is one. No exercise is twice in a session. */
export const exerciseResults = pgTable(
  'exercise_results',
  {
    scheduledSessionId: uuid('scheduled_session_id').notNull(),
    userId: uuid('user_id').notNull(),
    score: doublePrecision('score'),
    /** The number of attempts behind the score; null if the score does not consist of attempts. */
    attempts: smallint('attempts'),
    done: boolean('done').notNull(),
    exerciseId: text('exercise_id')
      .notNull()
      .references(() => exercises.id),
    /** Scores of an exercise are comparable within a series: see `seriesKeyOf`. */
    series: text('series').notNull().default(''),
    /** The count of each cell, in order, for a score with several cells. */
    cells: doublePrecision('cells').array(),
    /** The balls behind the cells in the order of play, if a test was counted ball by ball. */
    balls: doublePrecision('balls').array(),
  },
  (table) => [
    primaryKey({ columns: [table.scheduledSessionId, table.exerciseId] }),
    foreignKey({
      name: 'exercise_results_completion',
      columns: [table.scheduledSessionId, table.userId],
      foreignColumns: [sessionCompletions.scheduledSessionId, sessionCompletions.userId],
    }).onDelete('cascade'),
    // For the foreign key to the exercise, and for a golfer's results in it.
    index('exercise_results_exercise').on(table.exerciseId, table.userId),
  ],
);
