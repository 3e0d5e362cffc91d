import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  check,
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
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Translation } from '#content/translation.ts';
import type { DeletedPart } from '#domain/builder/edit.ts';
import type { DraftPlan } from '#domain/builder/plan.ts';
import {
  type Drill,
  type DrillWords,
  type Focus,
  levels,
  type Venue,
} from '#domain/drills/drill.ts';
import type { EquipmentNeed } from '#domain/drills/equipment.ts';
import { exerciseIcons, exerciseMinutes, exerciseTypes } from '#domain/drills/exercise.ts';
import type { ExerciseTask } from '#domain/drills/task.ts';
import { handicapLimits } from '#domain/handicap/handicap.ts';
import type { Language } from '#domain/language.ts';
import { enumChecks, isWithin } from '#server/platform/database/checks.ts';
import { instant } from '#server/platform/database/instant-column.ts';
import { media } from '#server/platform/storage/tables.ts';

/**
 * Who owns the content of a row. New releases update shipped rows. They do not change rows that an administrator made
 * or changed.
 */
export const contentSource = pgEnum('content_source', ['shipped', 'admin']);

const source = () => contentSource('source').notNull().default('admin');

/** Texts by language code and then by field, in languages other than the row's own. */
type Translations = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The language of a row's own texts. Texts by an administrator are in the administrator's language. */
const language = () => text('language').$type<Language>().notNull().default('en');

const translations = () => jsonb('translations').$type<Translations>().notNull().default({});

/**
 * A text of a row in a language, or the original text if there is no translation. `row` is the table's name or alias
 * in the query; `field` is a column, which has the same name in the translations.
 */
export const translated = (row: string, field: string, language: SQL | string) =>
  sql<string>`coalesce(
    ${sql.raw(row)}.translations -> (${language})::text ->> ${sql.raw(`'${field}'`)},
    ${sql.raw(`${row}.${field}`)}
  )`;

/** The language of the text that `translated` returns for this field. */
export const languageOfText = (row: string, field: string, language: SQL | string) =>
  sql<Language>`case
    when (${sql.raw(row)}.translations -> (${language})::text) ->> ${sql.raw(`'${field}'`)} is null
    then ${sql.raw(row)}.language
    else (${language})::text
  end`;

// The state of shipped content for a row that an administrator may have changed.
const shippedHashes = () => ({
  /** The shipped content that the row came from, before any change by an administrator. */
  shippedHash: text('shipped_hash'),
  /** Newer shipped content that is on offer; null if there is none. */
  offeredHash: text('offered_hash'),
});

/** The details of a drill, which other exercises may lack. */
export type ExerciseDetails = {
  readonly [Fact in 'mode' | 'scoring' | 'diagram']: Drill[Fact] | null;
} & {
  readonly venues: readonly Venue[];
  /** One per entry of `equipment`; left out if an administrator wrote the equipment. */
  readonly needs?: readonly EquipmentNeed[] | undefined;
  readonly words: Omit<ExerciseWords, 'name' | 'description' | 'equipment' | 'instructions'>;
};

/** All texts of an exercise. The instructions of a drill are its steps joined into one text. */
export type ExerciseWords = Omit<DrillWords, 'diagram'> &
  Partial<Pick<DrillWords, 'diagram'>> & {
    readonly instructions: string;
    readonly equipment: readonly string[];
  };

export const exercises = pgTable(
  'exercises',
  {
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
    /** The uploaded files and, as WebVTT, the captions. `videoUrl` is null until browsers can play the video. */
    imageHash: text('image_hash').references(() => media.hash),
    videoHash: text('video_hash').references(() => media.hash),
    captions: text('captions'),
    /** Null for an exercise without details. */
    details: jsonb('details').$type<ExerciseDetails>(),
    /** Set when an administrator took it out of use. Plans and histories still show it. */
    deletedAt: instant('deleted_at'),
    deletionReason: text('deletion_reason'),
    source: source(),
    language: language(),
    translations: translations(),
    ...shippedHashes(),
  },
  (table) => [
    ...enumChecks(table),
    check('exercises_duration', isWithin(table.duration, exerciseMinutes)),
  ],
);

/** The translation of an exercise into a language; null if there is none. */
export const exerciseWords = (language: SQL | string) =>
  sql<Translation<ExerciseWords> | null>`${exercises.translations} -> (${language})::text`;

/** The focus that golfers see: `iron_swing` is shown as irons. `row` is the table's name or alias in the query. */
export const focusOf = (row: string) =>
  sql<Focus>`case ${sql.raw(row)}.type when 'iron_swing' then 'irons' else ${sql.raw(row)}.type end`;

/** A video that is being uploaded in parts. The row is deleted when the upload finishes or expires. */
export const videoUploads = pgTable('video_uploads', {
  id: uuid('id').primaryKey(),
  exerciseId: text('exercise_id')
    .notNull()
    .references(() => exercises.id, { onDelete: 'cascade' }),
  /** Bytes of the whole file, and of the parts received so far. */
  size: integer('size').notNull(),
  received: integer('received').notNull().default(0),
  /** Storage names of the parts, in order. */
  parts: text('parts').array().notNull().default([]),
  /** Storage names of parts that are being stored. They stay here if the part was never counted. */
  pending: text('pending').array().notNull().default([]),
  /** When the last part arrived. */
  updatedAt: instant('updated_at').notNull(),
});

export const programs = pgTable(
  'programs',
  {
    id: text('id').primaryKey(),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    difficulty: text('difficulty').notNull(),
    targetHandicap: numeric('target_handicap', { precision: 3, scale: 1 }).notNull(),
    fromHandicap: numeric('from_handicap', { precision: 3, scale: 1 }),
    color: text('color').notNull().default('blue'),
    isActive: boolean('is_active').notNull().default(true),
    /** The version that a golfer who enrolls now gets; 0 if it was never published. */
    version: integer('version').notNull().default(1),
    /** Set when an administrator deleted it. Lists no longer show it, but enrollments keep it. */
    deletedAt: instant('deleted_at'),
    source: source(),
    language: language(),
    translations: translations(),
    ...shippedHashes(),
  },
  (table) => [
    check('programs_target_handicap', isWithin(table.targetHandicap, handicapLimits)),
    check('programs_from_handicap', isWithin(table.fromHandicap, handicapLimits)),
  ],
);

/** One version of a program's plan. Enrollments keep the version they started with until they are recalculated. */
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

/** The unpublished plan that administrators edit. Publishing turns it into a version. */
export const programDrafts = pgTable(
  'program_drafts',
  {
    programId: text('program_id')
      .primaryKey()
      .references(() => programs.id, { onDelete: 'cascade' }),
    plan: jsonb('plan').$type<DraftPlan>().notNull(),
    /** The part that undo restores. */
    lastDeleted: jsonb('last_deleted').$type<DeletedPart>(),
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  // Finds the draft that a week, session or exercise is in.
  (table) => [index('program_drafts_parts').using('gin', table.plan.op('jsonb_path_ops'))],
);

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

/** An exercise at its place in a session. Its owner is that of the session. */
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
    /** Where the task differs from the exercise's own settings. */
    task: jsonb('task').$type<ExerciseTask>().notNull().default({}),
    /** The name of the task's variant; null if there is none. */
    variant: text('variant'),
    translations: translations(),
  },
  (table) => [
    index('session_exercises_session').on(table.sessionId),
    index('session_exercises_exercise').on(table.exerciseId),
    unique('session_exercises_once').on(table.sessionId, table.exerciseId),
  ],
);

/** A single row. A trigger updates it with every statement that writes exercises. */
export const exerciseChanges = pgTable('exercise_changes', {
  id: smallint('id').primaryKey(),
  changedAt: instant('changed_at').notNull().defaultNow(),
});

/** The hash of the shipped content loaded last, so that a start without changes writes nothing. */
export const contentVersions = pgTable('content_versions', {
  name: text('name').primaryKey(),
  hash: text('hash').notNull(),
  loadedAt: instant('loaded_at').notNull().defaultNow(),
});
