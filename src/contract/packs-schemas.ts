import * as z from 'zod/mini';
import { planLimits } from '#domain/builder/plan.ts';
import { languages } from '#domain/language.ts';
import { builderLength, placeFields, programFields, sessionFields, weekFields } from './builder.ts';
import { exerciseInput, exerciseLength } from './exercises-schemas.ts';
import { line, notes } from './fields.ts';
import { language } from './programs.ts';

/** What makes a ZIP a program pack. Another version has another form. */
export const packFormat = { format: 'pinhigh-program-pack', version: 1 } as const;

/** The files of a pack. */
export const packFiles = {
  manifest: 'manifest.json',
  program: 'program.json',
  exercises: 'exercises.json',
} as const;

/** Where a picture or video is in a pack, by the SHA-256 of its content. */
export const packMediaPath = (hash: string) => `media/${hash}`;

/** The most exercises that a pack brings along. */
const mostPackExercises = 500;

/** The most files that a pack has: each exercise may have a picture and a video. */
export const mostPackFiles = Object.keys(packFiles).length + 2 * mostPackExercises;

export const packManifest = z.object({ format: z.string(), version: z.int() });

/** The texts of a part in other languages than its own. */
const translationsOf = <Shape extends z.core.$ZodLooseShape>(texts: Shape) =>
  z._default(z.partialRecord(z.enum(languages), z.partial(z.object(texts))), {});

const written = {
  language,
  translations: translationsOf({
    title: line(builderLength.title),
    description: notes(builderLength.description),
  }),
};

const packPlace = z.object({
  /** The number of an exercise of the pack, from 1. */
  exercise: z.int().check(z.gte(1), z.lte(mostPackExercises)),
  duration: placeFields.duration,
  notes: placeFields.notes,
  task: z._default(placeFields.task, {}),
  variant: z._default(z.nullable(line(builderLength.variant)), null),
  translations: translationsOf({
    notes: notes(builderLength.notes),
    variant: line(builderLength.variant),
  }),
});

const packSession = z.object({
  dayNumber: sessionFields.dayNumber,
  title: sessionFields.title,
  description: sessionFields.description,
  focus: weekFields.focus,
  totalDuration: sessionFields.totalDuration,
  ...written,
  exercises: z.array(packPlace).check(z.maxLength(planLimits.exercisesPerSession)),
});

const packWeek = z.object({
  title: weekFields.title,
  description: weekFields.description,
  focus: weekFields.focus,
  ...written,
  sessions: z.array(packSession).check(z.maxLength(planLimits.sessionsPerWeek)),
});

const { isActive: _, ...facts } = programFields;

/** A program in a pack: nothing in it has an id. */
export const packProgram = z.object({
  ...facts,
  language,
  translations: translationsOf({
    name: line(builderLength.name),
    description: notes(builderLength.description),
  }),
  weeks: z.array(packWeek).check(z.maxLength(planLimits.weeks)),
});
export type PackProgram = z.output<typeof packProgram>;

const most = exerciseLength;
const labels = z.record(line(40), line(40));
const list = (entries: number, each: number) => z.array(notes(each)).check(z.maxLength(entries));

/** The SHA-256 of a file of the pack, in hexadecimal. */
const mediaHash = z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/)));

/** An exercise in a pack, with the picture and video that were uploaded for it. */
export const packExercise = z.extend(exerciseInput, {
  language,
  image: mediaHash,
  video: mediaHash,
  /** The texts of the drawing's labels by the words that stand in it. */
  labels: z._default(labels, {}),
  translations: translationsOf({
    name: line(most.name),
    description: notes(most.description),
    instructions: notes(most.instructions),
    equipment: list(most.equipment.entries, most.equipment.each),
    purpose: notes(most.purpose),
    setUp: notes(most.setUp),
    steps: list(most.steps.entries, most.steps.each),
    commonFaults: z
      .array(
        z.object({
          fault: notes(most.commonFaults.fault),
          fix: notes(most.commonFaults.fix),
        }),
      )
      .check(z.maxLength(most.commonFaults.entries)),
    alternatives: list(most.alternatives.entries, most.alternatives.each),
    safety: notes(most.safety),
    scoring: z.partial(
      z.object({
        how: notes(most.scoringHow),
        unit: line(most.scoringUnit),
        unitOfOne: line(most.scoringUnit),
        cells: z.record(line(most.cell), line(most.scoringUnit)),
        norm: line(most.norm),
      }),
    ),
    diagram: z.partial(z.object({ alt: line(300), labels })),
  }),
});
export type PackExercise = z.output<typeof packExercise>;

export const packExercises = z.array(packExercise).check(z.maxLength(mostPackExercises));

/** A pack after it was checked. */
export type Pack = {
  readonly program: PackProgram;
  readonly exercises: readonly PackExercise[];
};
