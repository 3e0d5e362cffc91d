import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { ProgramSummary } from '#contract/programs.ts';
import type { Drill } from '#domain/drills/drill.ts';

/** What a drill says beyond the columns that are listed and searched. */
export type ExerciseDetails = Pick<
  Drill,
  | 'purpose'
  | 'setUp'
  | 'steps'
  | 'commonFaults'
  | 'equipment'
  | 'venues'
  | 'mode'
  | 'scoring'
  | 'diagram'
>;

export const exercises = pgTable('exercises', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  type: text('type').notNull(),
  duration: smallint('duration').notNull(),
  difficulty: text('difficulty').notNull(),
  details: jsonb('details').$type<ExerciseDetails>().notNull(),
  imageUrl: text('image_url'),
  videoUrl: text('video_url'),
});

export const programs = pgTable('programs', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  difficulty: text('difficulty').notNull(),
  durationWeeks: smallint('duration_weeks').notNull(),
  sessionsPerWeek: smallint('sessions_per_week').notNull(),
  minutesPerSession: smallint('minutes_per_session').notNull(),
  targetHandicap: numeric('target_handicap', { precision: 3, scale: 1 }).notNull(),
  fromHandicap: numeric('from_handicap', { precision: 3, scale: 1 }),
  color: text('color').notNull().default('blue'),
  isActive: boolean('is_active').notNull().default(true),
});

/** A program's colour as cards show it: one that they do not have is the default. */
export const shownColor = sql<ProgramSummary['color']>`case
  when ${programs.color} in ('blue', 'green', 'purple', 'orange') then ${programs.color}
  else 'blue'
end`;

/** The columns of a program that lists and headings show. */
export const programSummary = {
  id: programs.id,
  name: programs.name,
  description: programs.description,
  difficulty: programs.difficulty,
  durationWeeks: programs.durationWeeks,
  sessionsPerWeek: programs.sessionsPerWeek,
  minutesPerSession: programs.minutesPerSession,
  targetHandicap: programs.targetHandicap,
  fromHandicap: programs.fromHandicap,
  color: shownColor,
};

export const programWeeks = pgTable(
  'program_weeks',
  {
    id: text('id').primaryKey(),
    programId: text('program_id')
      .notNull()
      .references(() => programs.id, { onDelete: 'cascade' }),
    weekNumber: smallint('week_number').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    focus: text('focus').notNull(),
  },
  (table) => [unique('program_weeks_number').on(table.programId, table.weekNumber)],
);

export const programSessions = pgTable(
  'program_sessions',
  {
    id: text('id').primaryKey(),
    weekId: text('week_id')
      .notNull()
      .references(() => programWeeks.id, { onDelete: 'cascade' }),
    dayNumber: smallint('day_number').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    focus: text('focus').notNull(),
    totalDuration: smallint('total_duration').notNull().default(30),
  },
  (table) => [index('program_sessions_week').on(table.weekId)],
);

export const sessionExercises = pgTable(
  'session_exercises',
  {
    id: text('id').primaryKey(),
    sessionId: text('session_id')
      .notNull()
      .references(() => programSessions.id, { onDelete: 'cascade' }),
    exerciseId: text('exercise_id')
      .notNull()
      .references(() => exercises.id),
    position: smallint('position').notNull().default(1),
    duration: smallint('duration').notNull().default(10),
    notes: text('notes'),
  },
  (table) => [
    index('session_exercises_session').on(table.sessionId),
    unique('session_exercises_once').on(table.sessionId, table.exerciseId),
  ],
);

/** Which shipped content the tables hold, so that an unchanged start writes nothing. */
export const contentVersions = pgTable('content_versions', {
  name: text('name').primaryKey(),
  hash: text('hash').notNull(),
  loadedAt: timestamp('loaded_at', { withTimezone: true }).notNull().defaultNow(),
});
