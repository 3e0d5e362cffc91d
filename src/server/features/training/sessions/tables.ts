import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { users } from '#server/features/accounts/tables.ts';
import { enrollments } from '../tables.ts';
import { exercises, programSessions } from '#server/features/programs/tables.ts';

/** A session of a program on a golfer's date. */
export const scheduledSessions = pgTable(
  'scheduled_sessions',
  {
    id: text('id').primaryKey(),
    enrollmentId: text('enrollment_id')
      .notNull()
      .references(() => enrollments.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: text('session_id')
      .notNull()
      .references(() => programSessions.id),
    sessionNumber: smallint('session_number').notNull(),
    scheduledDate: date('scheduled_date', { mode: 'string' }).notNull(),
    originalWeekNumber: smallint('original_week_number').notNull(),
    status: text('status', { enum: ['planned', 'completed', 'skipped'] })
      .notNull()
      .default('planned'),
    /** When it was completed or skipped. */
    completedAt: timestamp('completed_at', { withTimezone: true }),
  },
  (table) => [
    unique('scheduled_sessions_number').on(table.enrollmentId, table.sessionNumber),
    index('scheduled_sessions_user_date').on(table.userId, table.scheduledDate),
    check('scheduled_sessions_status', sql`${table.status} in ('planned', 'completed', 'skipped')`),
  ],
);

/** A session done. The unique key makes a second completion impossible, whoever asks. */
export const sessionCompletions = pgTable(
  'session_completions',
  {
    id: text('id').primaryKey(),
    scheduledSessionId: text('scheduled_session_id')
      .notNull()
      .unique()
      .references(() => scheduledSessions.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    rating: smallint('rating').notNull(),
    duration: smallint('duration').notNull(),
    notes: text('notes'),
    /** The golfer's own calendar day: what streaks count. */
    completedOn: date('completed_on', { mode: 'string' }).notNull(),
    completedAt: timestamp('completed_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('session_completions_user_day').on(table.userId, table.completedOn)],
);

/** An exercise done within a completed session, with its score where it has one. */
export const exerciseResults = pgTable(
  'exercise_results',
  {
    completionId: text('completion_id')
      .notNull()
      .references(() => sessionCompletions.id, { onDelete: 'cascade' }),
    /** The place in the session; no foreign key, so that a program may be rebuilt. */
    sessionExerciseId: text('session_exercise_id').notNull(),
    exerciseId: text('exercise_id')
      .notNull()
      .references(() => exercises.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    done: boolean('done').notNull(),
    score: doublePrecision('score'),
  },
  (table) => [
    primaryKey({ columns: [table.completionId, table.sessionExerciseId] }),
    index('exercise_results_user_exercise').on(table.userId, table.exerciseId),
  ],
);
