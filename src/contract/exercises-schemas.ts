import * as z from 'zod/mini';
import { findScoringFaults } from '#domain/drills/check-drill.ts';
import type { Diagram } from '#domain/drills/diagram.ts';
import { distanceToken } from '#domain/drills/distance.ts';
import { drillModes, levels, measures, venues } from '#domain/drills/drill.ts';
import { type EquipmentNeed, equipmentIds } from '#domain/drills/equipment.ts';
import {
  exerciseIcons,
  exerciseMinutes,
  exerciseSources,
  exerciseTypes,
} from '#domain/drills/exercise.ts';
import { attemptsToken } from '#domain/drills/task.ts';
import { captionsLength, isWebVtt } from '#domain/drills/web-vtt.ts';
import { diagramInput } from './diagram-schema.ts';
import type { IssueCode } from './errors.ts';
import {
  instant,
  line,
  listOrJson,
  minutes,
  notes,
  optional,
  requiredLine,
  revision,
  withDefault,
} from './fields.ts';
import { language, scoring } from './programs.ts';
import { reportFaults } from './report-faults.ts';

/** The longest texts in characters, and the most entries of each list. */
export const exerciseLength = {
  name: 100,
  description: 1000,
  instructions: 4000,
  equipment: { entries: 20, each: 80 },
  purpose: 1000,
  setUp: 1000,
  steps: { entries: 20, each: 500 },
  commonFaults: { entries: 10, fault: 300, fix: 500 },
  scoringHow: 400,
  scoringUnit: 40,
  norm: 200,
  cell: 40,
  /** A variant and a unit system: `targetsKey`. */
  targetsKey: 80,
  cells: 20,
  safety: 500,
  alternatives: { entries: 5, each: 300 },
  reason: 500,
} as const;

const most = exerciseLength;

/** `{12 m|40 ft}` and `{m:1.5}` are distances, shown in the golfer's units. Any other braces are an error. */
const isMarkupKnown = (text: string) => !/[{}]/.test(text.replaceAll(distanceToken, ''));
const noUnknownMarkup = z.refine<string>(isMarkupKnown, 'unknown_markup' satisfies IssueCode);

const text = (max: number) => notes(max).check(noUnknownMarkup);
const requiredText = (max: number) =>
  text(max).check(z.minLength(1, 'required' satisfies IssueCode));

/** The counting instructions may use `{attempts}` for the session's number of attempts. */
const howText = notes(most.scoringHow).check(
  z.minLength(1, 'required' satisfies IssueCode),
  z.refine<string>(
    (how) => isMarkupKnown(how.replaceAll(attemptsToken, '')),
    'unknown_markup' satisfies IssueCode,
  ),
);

const eachOnce = z.refine<readonly string[]>(
  (list) => new Set(list).size === list.length,
  'entry_twice' satisfies IssueCode,
);

const scoreNumber = z.number().check(z.gte(-999), z.lte(999));

const attempts = z.int().check(z.gte(1), z.lte(100));
const points = z.number().check(z.gte(0), z.lte(99));
const values = z.readonly(z.array(points).check(z.minLength(2), z.maxLength(6)));

const carry = z.object({
  metresPerPoint: z.number().check(z.gte(0.1), z.lte(100)),
  mostPoints: z.int().check(z.gte(1), z.lte(400)),
});

const shapeInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('hits'), attempts }),
  z.object({
    kind: z.literal('points'),
    attempts,
    values,
  }),
  z.object({ kind: z.literal('streak'), tries: optional(attempts) }),
  z.object({
    kind: z.literal('strokes'),
    balls: attempts,
    par: optional(z.int().check(z.gte(1), z.lte(9))),
  }),
  z.object({ kind: z.literal('average'), attempts, of: z.enum(measures) }),
  z.object({
    kind: z.literal('cells'),
    cells: z.readonly(
      z
        .array(
          z.object({
            id: line(most.cell),
            attempts,
            values: optional(values),
            carry: optional(carry),
          }),
        )
        .check(z.minLength(1), z.maxLength(most.cells)),
    ),
  }),
  z.object({ kind: z.literal('value'), of: optional(z.enum(measures)) }),
]);

const targets = z.object({
  beginner: scoreNumber,
  intermediate: scoreNumber,
  advanced: scoreNumber,
  expert: scoreNumber,
});

const scoringInput = z
  .object({
    shape: optional(shapeInput),
    how: howText,
    unit: requiredLine(most.scoringUnit, 'required'),
    unitOfOne: optional(line(most.scoringUnit)),
    better: z.enum(['higher', 'lower']),
    min: scoreNumber,
    /** Null when there is no maximum. */
    max: z.nullable(scoreNumber),
    step: z.literal([1, 0.5, 0.1]),
    /** Null where golfers compare with their own first scores. */
    targets: z.nullable(targets),
    /** Those of the variants and of feet and yards, where they differ. */
    targetsBy: optional(z.record(line(most.targetsKey), z.nullable(targets))),
    basis: withDefault(z.enum(['published', 'model', 'estimate']), 'estimate'),
    edition: optional(z.int().check(z.gte(2), z.lte(999))),
    cells: optional(z.record(line(most.cell), line(most.scoringUnit))),
    norm: optional(line(most.norm)),
  })
  .check(reportFaults(findScoringFaults));

const equipmentNeed = z.partialRecord(z.enum(equipmentIds), z.int().check(z.gte(1), z.lte(99)));

/** The fields behind "More" in the form. All are optional, so unknown field names are rejected. */
const detailsInput = z.strictObject({
  purpose: withDefault(text(most.purpose), ''),
  setUp: withDefault(text(most.setUp), ''),
  steps: withDefault(
    z.array(requiredText(most.steps.each)).check(z.maxLength(most.steps.entries)),
    [],
  ),
  commonFaults: withDefault(
    z
      .array(
        z.object({
          fault: requiredText(most.commonFaults.fault),
          fix: requiredText(most.commonFaults.fix),
        }),
      )
      .check(z.maxLength(most.commonFaults.entries)),
    [],
  ),
  alternatives: withDefault(
    z.array(requiredText(most.alternatives.each)).check(z.maxLength(most.alternatives.entries)),
    [],
  ),
  safety: withDefault(text(most.safety), ''),
  venues: withDefault(z.array(z.enum(venues)).check(eachOnce), []),
  /** The need behind each entry of `equipment`, for golfers who lack something; unknown when left out. */
  needs: optional(z.array(equipmentNeed).check(z.maxLength(most.equipment.entries))),
  mode: withDefault(z.nullable(z.enum(drillModes)), null),
  scoring: withDefault(z.nullable(scoringInput), null),
  diagram: withDefault(z.nullable(diagramInput), null),
});

/** An exercise as sent by the form. */
export const exerciseInput = z.object({
  name: requiredLine(most.name, 'name_required').check(noUnknownMarkup),
  description: withDefault(text(most.description), ''),
  type: withDefault(z.enum(exerciseTypes), 'putting'),
  duration: z.int().check(z.gte(exerciseMinutes.min), z.lte(exerciseMinutes.max)),
  instructions: withDefault(text(most.instructions), ''),
  equipment: withDefault(
    listOrJson(
      z
        .array(requiredLine(most.equipment.each, 'required').check(noUnknownMarkup))
        .check(z.maxLength(most.equipment.entries), eachOnce),
    ),
    [],
  ),
  difficulty: withDefault(z.enum(levels), 'beginner'),
  icon: withDefault(z.enum(exerciseIcons), 'target'),
  /** The language of its texts; the administrator's own language when left out. */
  language: optional(language),
  /** Null removes all details; when left out, they stay unchanged. */
  details: optional(z.nullable(detailsInput)),
});
export type ExerciseInput = z.output<typeof exerciseInput>;

/** What is said in a video, as the text of a WebVTT file in the language of the exercise. */
export const captions = z
  .string()
  .check(z.maxLength(captionsLength), z.refine(isWebVtt, 'captions_format' satisfies IssueCode));

/** Processing states of an uploaded video. */
export const videoStates = ['ready', 'converting', 'unplayable'] as const;

/** A video uploaded by an administrator. */
const video = z.object({
  /** URL of the file that golfers get; null until a playable file exists. */
  url: z.nullable(z.string()),
  /**
   * `unplayable`: the video does not play reliably in browsers and could not be converted. It is kept, but golfers do
   * not get it.
   */
  state: z.enum(videoStates),
  /** The type of the uploaded file, such as `video/quicktime`. */
  mediaType: z.string(),
  /** The size of the uploaded file. */
  bytes: z.int(),
  /** A still frame of the video; null until it is made, and always null without ffmpeg. */
  posterUrl: z.nullable(z.string()),
  /** What is said in it, as WebVTT; null without captions. */
  captionsUrl: z.nullable(z.string()),
});

/** The picture and the video of an exercise. */
export const exerciseMedia = z.object({
  imageUrl: z.nullable(z.string()),
  /** The URL that golfers get: the uploaded video, or a video on another host. */
  videoUrl: z.nullable(z.string()),
  /** Null without an uploaded video. */
  video: z.nullable(video),
});
export type ExerciseMedia = z.output<typeof exerciseMedia>;

/** An exercise as lists and the builder show it. */
export const exerciseListItem = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(exerciseTypes),
  duration: minutes,
  difficulty: z.enum(levels),
  icon: z.enum(exerciseIcons),
  equipment: z.array(z.string()),
  imageUrl: z.nullable(z.string()),
  videoUrl: z.nullable(z.string()),
  /** The drawing is at `diagramUrl` of the contract. */
  hasDiagram: z.boolean(),
  isScored: z.boolean(),
  source: z.enum(exerciseSources),
  /** Whether a newer release has different content for an edited exercise. */
  hasOffer: z.boolean(),
});
export type ExerciseListItem = z.output<typeof exerciseListItem>;

export const deletedExercise = z.extend(exerciseListItem, {
  deletedAt: instant,
  deletionReason: z.nullable(z.string()),
});
export type DeletedExercise = z.output<typeof deletedExercise>;

/** An exercise for its form: texts as they were written, with distances as `{m:1.5}`. */
export const exercise = z.extend(exerciseListItem, {
  description: z.string(),
  instructions: z.string(),
  /** The language of its texts. */
  language,
  details: z.nullable(
    z.object({
      purpose: z.string(),
      setUp: z.string(),
      steps: z.array(z.string()),
      commonFaults: z.array(z.object({ fault: z.string(), fix: z.string() })),
      alternatives: z.array(z.string()),
      safety: z.string(),
      venues: z.array(z.enum(venues)),
      needs: z.optional(z.array(z.custom<EquipmentNeed>())),
      mode: z.nullable(z.enum(drillModes)),
      scoring: z.nullable(scoring),
      /** The words of the diagram's labels are in place. */
      diagram: z.nullable(z.custom<Diagram>()),
    }),
  ),
  /** Null unless deleted. */
  deletedAt: z.nullable(instant),
  media: exerciseMedia,
  revision,
});
export type Exercise = z.output<typeof exercise>;

export const deletionReason = line(most.reason);
