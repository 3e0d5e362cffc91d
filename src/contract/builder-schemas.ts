import * as z from 'zod/mini';
import { planLimits } from '#domain/builder/plan.ts';
import { mostAttempts } from '#domain/drills/attempts.ts';
import { levels } from '#domain/drills/drill.ts';
import type { IssueCode } from './errors.ts';
import {
  focus,
  handicap,
  instant,
  line,
  minutes,
  notes,
  optional,
  requiredLine,
  revision,
} from './fields.ts';
import { exerciseTask, language } from './programs.ts';

/** The longest texts of a program, in characters. */
export const builderLength = {
  name: 100,
  title: 100,
  description: 1000,
  notes: 1000,
  variant: 60,
} as const;

const required = 'required' satisfies IssueCode;
/** A whole number from 1. A missing value is reported as required; any other fault names the bounds. */
const whole = (max: number) =>
  z
    .int({ error: ({ input }) => (input === undefined || input === null ? required : undefined) })
    .check(z.gte(1), z.lte(max));
/** Minutes of a session or an exercise. */
export const duration = whole(planLimits.minutes);
/** Monday to Sunday, from 1. */
export const dayNumber = whole(7);

export const programFields = {
  name: requiredLine(builderLength.name, required),
  description: notes(builderLength.description),
  targetHandicap: handicap,
  fromHandicap: z.nullable(handicap),
  durationWeeks: whole(planLimits.weeks),
  sessionsPerWeek: whole(planLimits.sessionsPerWeek),
  minutesPerSession: duration,
  difficulty: z.enum(levels),
  color: z.enum(['blue', 'green', 'purple', 'orange']),
  isActive: z.boolean(),
};

export const weekFields = {
  /** Position of the new week; later weeks move up. Added at the end when left out. */
  weekNumber: optional(whole(planLimits.weeks)),
  title: line(builderLength.title),
  description: notes(builderLength.description),
  focus,
};

export const sessionFields = {
  dayNumber,
  title: line(builderLength.title),
  description: notes(builderLength.description),
  /** The week's focus when left out. */
  focus: optional(focus),
  totalDuration: duration,
};

export const placeFields = {
  /** From 1; later ones move up. */
  order: whole(planLimits.exercisesPerSession + 1),
  duration,
  notes: z.nullable(notes(builderLength.notes)),
  /** Every field is optional, so unknown field names are rejected. */
  task: z.strictObject({
    attempts: optional(z.int().check(z.gte(1), z.lte(mostAttempts))),
    variant: optional(line(builderLength.variant)),
    scored: optional(z.boolean()),
  }),
};

const builderExercise = z.object({
  id: z.string(),
  sessionId: z.string(),
  exerciseId: z.string(),
  /** From 1. */
  order: z.int(),
  duration: minutes,
  notes: z.nullable(z.string()),
  task: exerciseTask,
  /** The display name of the task's variant; null when `task.variant` itself is shown. */
  variant: z.nullable(z.string()),
  name: z.string(),
  focus,
  imageUrl: z.nullable(z.string()),
  /** False after an administrator has deleted it. */
  isAvailable: z.boolean(),
  revision,
});

const builderSession = z.object({
  id: z.string(),
  programWeekId: z.string(),
  dayNumber: z.int(),
  title: z.string(),
  description: z.string(),
  focus,
  totalDuration: minutes,
  revision,
  exercises: z.array(builderExercise),
});

const builderWeek = z.object({
  id: z.string(),
  programId: z.string(),
  weekNumber: z.int(),
  title: z.string(),
  description: z.string(),
  focus,
  revision,
  sessions: z.array(builderSession),
});

/** A program as administrators edit it, including unpublished changes. */
export const builderProgram = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** The language of the name and the description. */
  language,
  difficulty: z.string(),
  color: z.enum(['blue', 'green', 'purple', 'orange']),
  /** Whether the program is offered to golfers once it is published. */
  isActive: z.boolean(),
  targetHandicap: z.string(),
  fromHandicap: z.nullable(z.string()),
  durationWeeks: z.int(),
  sessionsPerWeek: z.int(),
  minutesPerSession: minutes,
  /** The version that newly enrolled golfers get; 0 if never published. */
  version: z.int(),
  /** Whether the plan below has unpublished changes. */
  hasChanges: z.boolean(),
  /** Whether the program was shipped with the product, and whether an administrator has changed it since. */
  origin: z.enum(['own', 'shipped', 'changed']),
  /** Whether a newer shipped version exists for a shipped program that was changed. */
  hasOffer: z.boolean(),
  /** Of everything except the weeks. */
  revision,
  /** Of the plan below and the version that publishing it would replace. */
  planRevision: revision,
  /** The item that undo would restore; null when there is none. */
  lastDeleted: z.nullable(
    z.object({ kind: z.enum(['week', 'session', 'exercise']), title: z.string(), revision }),
  ),
  weeks: z.array(builderWeek),
});
export type BuilderProgram = z.output<typeof builderProgram>;
export type BuilderWeek = BuilderProgram['weeks'][number];
export type BuilderSession = BuilderWeek['sessions'][number];
export type BuilderExercise = BuilderSession['exercises'][number];

/** A deleted program, as administrators can restore it. */
export const deletedProgram = z.extend(
  z.pick(builderProgram, { id: true, name: true, language: true, color: true, origin: true }),
  { deletedAt: instant },
);
export type DeletedProgram = z.output<typeof deletedProgram>;

/** The result of an edit: the id of the item created, changed or restored, and the whole program after the edit. */
export const edited = z.object({ id: z.string(), program: builderProgram });
export type Edited = z.output<typeof edited>;
