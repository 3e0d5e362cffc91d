import * as z from 'zod/mini';
import { planLimits } from '#domain/builder/plan.ts';
import { languages } from '#domain/language.ts';
import {
  builderLength,
  placeFields,
  programFields,
  sessionFields,
  weekFields,
} from './builder-schemas.ts';
import { captions, exerciseInput, exerciseLength } from './exercises-schemas.ts';
import { line, notes } from './fields.ts';
import { language } from './programs.ts';

/** Identifies a ZIP file as a program pack. The version changes with the file format. */
export const packFormat = { format: 'pinhigh-program-pack', version: 1 } as const;

/** The files of a pack. */
export const packFiles = {
  manifest: 'manifest.json',
  program: 'program.json',
  exercises: 'exercises.json',
} as const;

/** The path of a picture or video in a pack, by the SHA-256 of its content. */
export const packMediaPath = (hash: string) => `media/${hash}`;

/** The most exercises in a pack. */
const mostPackExercises = 500;

/** The most files in a pack: each exercise may have a picture and a video. */
export const mostPackFiles = Object.keys(packFiles).length + 2 * mostPackExercises;

export const packManifest = z.object({ format: z.string(), version: z.int() });

/** The texts of a part in languages other than its own. */
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
  /** The number of the exercise in the pack, from 1. */
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

/** A program in a pack, without any ids. */
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

/** The SHA-256 of a file in the pack, in hexadecimal. */
const mediaHash = z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/)));

/** An exercise in a pack, with its uploaded picture and video. */
export const packExercise = z.extend(exerciseInput, {
  language,
  image: mediaHash,
  video: mediaHash,
  captions: z.optional(captions),
  /** Translations of the diagram's labels, keyed by the words in the diagram. */
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

/** A checked pack. */
export type Pack = {
  readonly program: PackProgram;
  readonly exercises: readonly PackExercise[];
};
