import * as z from 'zod/mini';
import { focus, minutes } from './fields.ts';
import { exerciseTask, language } from './programs.ts';

const builderExercise = z.object({
  id: z.string(),
  exerciseId: z.string(),
  /** From 1. */
  order: z.int(),
  duration: minutes,
  notes: z.nullable(z.string()),
  task: exerciseTask,
  /** What the variant of the task is called, where that is not the variant itself. */
  variant: z.nullable(z.string()),
  name: z.string(),
  focus,
  imageUrl: z.nullable(z.string()),
  /** False once an administrator deleted it. */
  isAvailable: z.boolean(),
});

const builderSession = z.object({
  id: z.string(),
  dayNumber: z.int(),
  title: z.string(),
  description: z.string(),
  focus,
  totalDuration: minutes,
  exercises: z.array(builderExercise),
});

const builderWeek = z.object({
  id: z.string(),
  weekNumber: z.int(),
  title: z.string(),
  description: z.string(),
  focus,
  sessions: z.array(builderSession),
});

/** A program as administrators work on it: with what is not published yet. */
export const builderProgram = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** What the name and the description are written in. */
  language,
  difficulty: z.string(),
  color: z.enum(['blue', 'green', 'purple', 'orange']),
  /** Whether golfers are offered it, once it is published. */
  isActive: z.boolean(),
  targetHandicap: z.string(),
  fromHandicap: z.nullable(z.string()),
  durationWeeks: z.int(),
  sessionsPerWeek: z.int(),
  minutesPerSession: minutes,
  /** The version that golfers who enroll now get; 0 when it was never published. */
  version: z.int(),
  /** Whether the plan below has changes that are not published. */
  hasChanges: z.boolean(),
  /** Whether it came with the product, and whether an administrator has changed it since. */
  origin: z.enum(['own', 'shipped', 'changed']),
  /** Whether the product has a newer version of a shipped program than the one that was changed. */
  hasOffer: z.boolean(),
  /** What undo would bring back; null when there is nothing. */
  lastDeleted: z.nullable(
    z.object({ kind: z.enum(['week', 'session', 'exercise']), title: z.string() }),
  ),
  weeks: z.array(builderWeek),
});
export type BuilderProgram = z.output<typeof builderProgram>;
export type BuilderWeek = BuilderProgram['weeks'][number];
export type BuilderSession = BuilderWeek['sessions'][number];
export type BuilderExercise = BuilderSession['exercises'][number];

/** Of an edit: the id of what was made, changed or brought back, and the whole program after it. */
export const edited = z.object({ id: z.string(), program: builderProgram });
export type Edited = z.output<typeof edited>;
