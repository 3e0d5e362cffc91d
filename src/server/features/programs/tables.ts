import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { Translation } from '#content/translation.ts';
import type { ProgramSummary } from '#contract/programs.ts';
import type { DeletedPart } from '#domain/builder/edit.ts';
import type { DraftPlan } from '#domain/builder/plan.ts';
import { type Drill, type DrillWords, levels, type Venue } from '#domain/drills/drill.ts';
import type { EquipmentNeed } from '#domain/drills/equipment.ts';
import { exerciseIcons, exerciseTypes } from '#domain/drills/exercise.ts';
import type { ExerciseTask } from '#domain/drills/task.ts';
import type { Language } from '#domain/language.ts';
import { media } from '#server/platform/storage/tables.ts';

/**
 * Whose words and numbers a row has. A shipped row follows new releases; one that an administrator
 * made or changed is left alone by them.
 */
export const contentSource = pgEnum('content_source', ['shipped', 'admin']);

const source = () => contentSource('source').notNull().default('admin');

/** Texts by language code and then by field, for a row whose own texts are in another language. */
type Translations = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** What a row's own texts are written in. An administrator's stay in the administrator's language. */
const language = () => text('language').$type<Language>().notNull().default('en');

const translations = () => jsonb('translations').$type<Translations>().notNull().default({});

/**
 * A text of a row in a language, or as it was written where it has no translation. `row` is the
 * table's name or alias in the query, `field` a column that has the same name in the translations.
 */
export const translated = (row: string, field: string, language: SQL | string) =>
  sql<string>`coalesce(
    ${sql.raw(row)}.translations -> (${language})::text ->> ${sql.raw(`'${field}'`)},
    ${sql.raw(`${row}.${field}`)}
  )`;

/** The language that `translated` finds that field of a row in. */
export const languageOfText = (row: string, field: string, language: SQL | string) =>
  sql<Language>`case
    when (${sql.raw(row)}.translations -> (${language})::text) ->> ${sql.raw(`'${field}'`)} is null
    then ${sql.raw(row)}.language
    else (${language})::text
  end`;

// What a newer release offers for a row that belongs to an administrator.
const shippedHashes = () => ({
  /** The shipped content that the row was taken from, before an administrator changed it. */
  shippedHash: text('shipped_hash'),
  /** Newer shipped content that was not taken; null when there is none. */
  offeredHash: text('offered_hash'),
});

/** What a drill says beyond the columns that every exercise has. */
export type ExerciseDetails = {
  readonly [Fact in 'mode' | 'scoring' | 'diagram']: Drill[Fact] | null;
} & {
  readonly venues: readonly Venue[];
  /** One for each entry of `equipment`; left out where an administrator wrote those. */
  readonly needs?: readonly EquipmentNeed[] | undefined;
  readonly words: Omit<ExerciseWords, 'name' | 'description' | 'equipment' | 'instructions'>;
};

/** All words of an exercise. The instructions of a drill are its steps in one text. */
export type ExerciseWords = Omit<DrillWords, 'diagram'> &
  Partial<Pick<DrillWords, 'diagram'>> & {
    readonly instructions: string;
    readonly equipment: readonly string[];
  };

export const exercises = pgTable('exercises', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  type: text('type', { enum: exerciseTypes }).notNull(),
  /** Minutes. */
  duration: smallint('duration').notNull(),
  instructions: text('instructions').notNull().default(''),
  equipment: text('equipment').array().notNull().default([]),
  difficulty: text('difficulty', { enum: levels }).notNull().default('beginner'),
  icon: text('icon', { enum: exerciseIcons }).notNull().default('target'),
  imageUrl: text('image_url'),
  videoUrl: text('video_url'),
  /** What was uploaded for it. `videoUrl` is null until there is a video that browsers can play. */
  imageHash: text('image_hash').references(() => media.hash),
  videoHash: text('video_hash').references(() => media.hash),
  /** Null for an exercise that has none of them. */
  details: jsonb('details').$type<ExerciseDetails>(),
  /** Set when an administrator took it out of use: plans and histories keep it. */
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
  deletionReason: text('deletion_reason'),
  source: source(),
  language: language(),
  translations: translations(),
  ...shippedHashes(),
});

/** What an exercise's translation into a language says; null without one. */
export const exerciseWords = (language: SQL | string) =>
  sql<Translation<ExerciseWords> | null>`${exercises.translations} -> (${language})::text`;

/** A video that is sent in parts, until it is the exercise's or given up. */
export const videoUploads = pgTable('video_uploads', {
  id: text('id').primaryKey(),
  exerciseId: text('exercise_id')
    .notNull()
    .references(() => exercises.id, { onDelete: 'cascade' }),
  /** Bytes of the whole file, and of the parts that have arrived. */
  size: integer('size').notNull(),
  received: integer('received').notNull().default(0),
  /** Names of the parts in the storage, in order. */
  parts: text('parts').array().notNull().default([]),
  /** When the last part arrived. */
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

export const programs = pgTable('programs', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  difficulty: text('difficulty').notNull(),
  targetHandicap: numeric('target_handicap', { precision: 3, scale: 1 }).notNull(),
  fromHandicap: numeric('from_handicap', { precision: 3, scale: 1 }),
  color: text('color').notNull().default('blue'),
  isActive: boolean('is_active').notNull().default(true),
  /** The version that a golfer who enrolls now gets; 0 while it was never published. */
  version: integer('version').notNull().default(1),
  /** Set when an administrator deleted it: no list has it then, and enrollments keep it. */
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
  source: source(),
  language: language(),
  translations: translations(),
  ...shippedHashes(),
});

/** The plan of a program as it was at one time. Enrollments keep the version they began with. */
export const programVersions = pgTable(
  'program_versions',
  {
    programId: text('program_id')
      .notNull()
      .references(() => programs.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    durationWeeks: smallint('duration_weeks').notNull(),
    sessionsPerWeek: smallint('sessions_per_week').notNull(),
    minutesPerSession: smallint('minutes_per_session').notNull(),
  },
  (table) => [primaryKey({ columns: [table.programId, table.version] })],
);

/** The plan of a program while administrators work on it. Publishing makes a version of it. */
export const programDrafts = pgTable(
  'program_drafts',
  {
    programId: text('program_id')
      .primaryKey()
      .references(() => programs.id, { onDelete: 'cascade' }),
    plan: jsonb('plan').$type<DraftPlan>().notNull(),
    /** What undo brings back. */
    lastDeleted: jsonb('last_deleted').$type<DeletedPart>(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  // Finds the draft that a week, session or exercise is in.
  (table) => [index('program_drafts_parts').using('gin', table.plan.op('jsonb_path_ops'))],
);

/** A program's colour as cards show it: one that they do not have is the default. */
export const shownColor = sql<ProgramSummary['color']>`case
  when ${programs.color} in ('blue', 'green', 'purple', 'orange') then ${programs.color}
  else 'blue'
end`;

/** The columns of a program and one of its versions that lists and headings show. */
export const programSummary = (language: SQL | string) => ({
  id: programs.id,
  name: translated('programs', 'name', language),
  description: translated('programs', 'description', language),
  language: languageOfText('programs', 'name', language),
  difficulty: programs.difficulty,
  durationWeeks: programVersions.durationWeeks,
  sessionsPerWeek: programVersions.sessionsPerWeek,
  minutesPerSession: programVersions.minutesPerSession,
  targetHandicap: programs.targetHandicap,
  fromHandicap: programs.fromHandicap,
  color: shownColor,
});

export const programWeeks = pgTable(
  'program_weeks',
  {
    id: text('id').primaryKey(),
    programId: text('program_id').notNull(),
    version: integer('version').notNull().default(1),
    weekNumber: smallint('week_number').notNull(),
    title: text('title').notNull().default(''),
    description: text('description').notNull().default(''),
    focus: text('focus').notNull(),
    source: source(),
    language: language(),
    translations: translations(),
  },
  (table) => [
    foreignKey({
      name: 'program_weeks_version',
      columns: [table.programId, table.version],
      foreignColumns: [programVersions.programId, programVersions.version],
    }).onDelete('cascade'),
    unique('program_weeks_number').on(table.programId, table.version, table.weekNumber),
  ],
);

export const programSessions = pgTable(
  'program_sessions',
  {
    id: text('id').primaryKey(),
    weekId: text('week_id')
      .notNull()
      .references(() => programWeeks.id, { onDelete: 'cascade' }),
    dayNumber: smallint('day_number').notNull(),
    title: text('title').notNull().default(''),
    description: text('description').notNull().default(''),
    focus: text('focus').notNull(),
    totalDuration: smallint('total_duration').notNull().default(30),
    source: source(),
    language: language(),
    translations: translations(),
  },
  (table) => [index('program_sessions_week').on(table.weekId)],
);

/** An exercise at its place in a session. It belongs to whom the session belongs. */
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
    /** What it asks of the exercise, where that is not what the exercise asks by itself. */
    task: jsonb('task').$type<ExerciseTask>().notNull().default({}),
    /** What the variant of the task is called; null without one. */
    variant: text('variant'),
    translations: translations(),
  },
  (table) => [
    index('session_exercises_session').on(table.sessionId),
    index('session_exercises_exercise').on(table.exerciseId),
    unique('session_exercises_once').on(table.sessionId, table.exerciseId),
  ],
);

/** One row, which a trigger writes with every statement that writes exercises. */
export const exerciseChanges = pgTable('exercise_changes', {
  id: smallint('id').primaryKey(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Which shipped content was compared with the tables last, so that an unchanged start writes nothing. */
export const contentVersions = pgTable('content_versions', {
  name: text('name').primaryKey(),
  hash: text('hash').notNull(),
  loadedAt: timestamp('loaded_at', { withTimezone: true }).notNull().defaultNow(),
});
