import * as z from 'zod/mini';
import type { Diagram } from '#domain/drills/diagram.ts';
import { type Units, unitSystems } from '#domain/drills/distance.ts';
import { drillModes, levels, measures, venues } from '#domain/drills/drill.ts';
import type { EquipmentNeed } from '#domain/drills/equipment.ts';
import { type Handedness, handednesses } from '#domain/drills/handedness.ts';
import { languages } from '#domain/language.ts';
import { type Endpoints, endpoint, file } from './endpoint.ts';
import { focus, id, minutes } from './fields.ts';

/** The language of a text, which is not the reader's language if there is no translation. */
export const language = z.enum(languages);

/** How the attempts of a drill add up to its score. */
export const scoreShape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('hits'), attempts: z.int() }),
  z.object({
    kind: z.literal('points'),
    attempts: z.int(),
    values: z.readonly(z.array(z.number())),
  }),
  z.object({ kind: z.literal('streak'), tries: z.optional(z.int()) }),
  z.object({ kind: z.literal('strokes'), balls: z.int(), par: z.optional(z.int()) }),
  z.object({ kind: z.literal('average'), attempts: z.int(), of: z.enum(measures) }),
  z.object({
    kind: z.literal('cells'),
    cells: z.readonly(
      z.array(
        z.object({
          id: z.string(),
          attempts: z.int(),
          values: z.optional(z.readonly(z.array(z.number()))),
          carry: z.optional(z.object({ metresPerPoint: z.number(), mostPoints: z.number() })),
        }),
      ),
    ),
  }),
  z.object({ kind: z.literal('value'), of: z.optional(z.enum(measures)) }),
]);

/** How a drill is scored, and a good score at each level. */
export const scoring = z.object({
  shape: z.optional(scoreShape),
  how: z.string(),
  /** The unit for every number that does not take the singular. */
  unit: z.string(),
  /** The unit for the singular: "putt holed". Left out when it is the same. */
  unitOfOne: z.optional(z.string()),
  better: z.enum(['higher', 'lower']),
  min: z.number(),
  max: z.nullable(z.number()),
  step: z.literal([1, 0.5, 0.1]),
  /** Null when golfers compare with their own first scores. */
  targets: z.nullable(
    z.object({
      beginner: z.number(),
      intermediate: z.number(),
      advanced: z.number(),
      expert: z.number(),
    }),
  ),
  basis: z.enum(['published', 'model', 'estimate']),
  /** Increases when the way of counting changes; 1 when left out. */
  edition: z.optional(z.int()),
  /** Names of the cells of a multi-cell score, by cell id. */
  cells: z.optional(z.record(z.string(), z.string())),
  /** The source of published targets: whose scores they come from. */
  norm: z.optional(z.string()),
});

/** A session's changes to a drill's default task. */
export const exerciseTask = z.object({
  attempts: z.optional(z.int()),
  variant: z.optional(z.string()),
  scored: z.optional(z.boolean()),
});

/**
 * A golfer's own record for a session's task and number of attempts. Scores of the drill that are not comparable are
 * left out.
 */
export const ownScores = z.object({
  best: z.number(),
  last: z.number(),
  count: z.int(),
  /** The mean of the first two scores; null before there are two. */
  baseline: z.nullable(z.number()),
  /** Whether the scores come from different numbers of attempts, so that they are best shown as percentages. */
  isMixed: z.boolean(),
  /** All scores of a skill test, oldest first. */
  scores: z.optional(z.array(z.number())),
});
export type OwnScores = z.output<typeof ownScores>;

/**
 * An exercise in a session. Distances in texts are in the golfer's units. For an exercise made by an administrator,
 * the drill details are empty or null.
 */
export const sessionExercise = z.object({
  id: z.string(),
  exerciseId: z.string(),
  order: z.int(),
  duration: minutes,
  notes: z.nullable(z.string()),
  name: z.string(),
  /** The language of the name and the description. */
  language,
  focus,
  description: z.string(),
  instructions: z.string(),
  purpose: z.string(),
  setUp: z.string(),
  steps: z.array(z.string()),
  commonFaults: z.array(z.object({ fault: z.string(), fix: z.string() })),
  equipment: z.array(z.string()),
  /** The need behind each entry of `equipment`; empty for equipment entered by an administrator. */
  needs: z.array(z.custom<EquipmentNeed>()),
  /** How to do it with less space or equipment. */
  alternatives: z.array(z.string()),
  /** Safety hazards; empty when there are none. */
  safety: z.string(),
  /** The language of purpose, set-up, steps, faults and equipment. */
  howToLanguage: language,
  venues: z.array(z.enum(venues)),
  level: z.enum(levels),
  mode: z.nullable(z.enum(drillModes)),
  /** The scoring in this session: limits and targets fit its number of attempts. Null when it is not scored. */
  scoring: z.nullable(scoring),
  /** A short name of this session's task if it differs from the drill's default; otherwise null. */
  variant: z.nullable(z.string()),
  /** Identifies the scores that are comparable with one made here; see `drillScore`. */
  series: z.string(),
  /** Whether the task is the drill's default, so that friends' scores are comparable with one made here. */
  isUsual: z.boolean(),
  /** Null if the golfer has no score in this series yet. */
  ownScores: z.nullable(ownScores),
  diagram: z.nullable(z.custom<Diagram>()),
  imageUrl: z.nullable(z.string()),
  videoUrl: z.nullable(z.string()),
  /** A still frame of an uploaded video. */
  posterUrl: z.nullable(z.string()),
  /** What is said in an uploaded video; null without captions. */
  captions: z.nullable(z.object({ url: z.string(), language })),
  /** False after an administrator has deleted it; the session can still be completed. */
  isAvailable: z.boolean(),
});
export type SessionExercise = z.output<typeof sessionExercise>;

/** An exercise in a program's outline: its name, focus and minutes. */
const exerciseLine = z.pick(sessionExercise, {
  id: true,
  exerciseId: true,
  order: true,
  duration: true,
  name: true,
  focus: true,
  description: true,
  instructions: true,
  imageUrl: true,
  videoUrl: true,
  isAvailable: true,
});

export type ExerciseLine = z.output<typeof exerciseLine>;

const programSession = z.object({
  id: z.string(),
  dayNumber: z.int(),
  title: z.string(),
  description: z.string(),
  /** The language of the title and the description. */
  language,
  focus,
  totalDuration: minutes,
  exercises: z.array(exerciseLine),
});

const programWeek = z.object({
  id: z.string(),
  weekNumber: z.int(),
  title: z.string(),
  description: z.string(),
  /** The language of the title. */
  language,
  focus,
  sessions: z.array(programSession),
});

export const programSummary = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** The language of the name and the description. */
  language,
  difficulty: z.string(),
  durationWeeks: z.int(),
  sessionsPerWeek: z.int(),
  minutesPerSession: minutes,
  targetHandicap: z.string(),
  fromHandicap: z.nullable(z.string()),
  color: z.enum(['blue', 'green', 'purple', 'orange']),
});
export type ProgramSummary = z.output<typeof programSummary>;

export const program = z.extend(programSummary, {
  /** Increases with every change of the plan. */
  version: z.int(),
  weeks: z.array(programWeek),
});
export type Program = z.output<typeof program>;

type DrawnFor = { readonly units: Units; readonly handedness: Handedness };

/** Returns the URL of an exercise's diagram, including everything the diagram depends on, as browsers cache it. */
export function diagramUrl(exerciseId: string, { units, handedness }: DrawnFor): string {
  const side = handedness === 'left' ? `&handedness=${handedness}` : '';
  return `/api/exercises/${exerciseId}/diagram.svg?units=${units}${side}`;
}

export const programs = {
  list: endpoint({
    method: 'GET',
    path: '/api/programs',
    auth: 'public',
    summary: 'List all programs that golfers can enroll in',
    response: z.array(programSummary),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/programs/{id}',
    auth: 'public',
    summary: 'Return a program with its weeks, sessions and exercises',
    params: z.object({ id }),
    response: program,
  }),
  version: endpoint({
    method: 'GET',
    path: '/api/programs/{id}/versions/{version}',
    auth: 'public',
    summary: 'Return a program with the plan of a specific version, which its enrollments keep',
    params: z.object({ id, version: id }),
    response: program,
  }),
  diagram: endpoint({
    method: 'GET',
    path: '/api/exercises/{id}/diagram.svg',
    auth: 'public',
    summary: 'Return an exercise’s drawing as an SVG for both color schemes',
    params: z.object({ id }),
    query: z.object({
      units: z.optional(z.enum(unitSystems)),
      handedness: z.optional(z.enum(handednesses)),
    }),
    response: file('image/svg+xml'),
    cache: 'private, max-age=3600',
  }),
} satisfies Endpoints;
