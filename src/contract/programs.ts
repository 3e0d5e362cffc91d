import * as z from 'zod/mini';
import type { Diagram } from '#domain/drills/diagram.ts';
import { type Units, unitSystems } from '#domain/drills/distance.ts';
import { drillModes, levels, measures, venues } from '#domain/drills/drill.ts';
import type { EquipmentNeed } from '#domain/drills/equipment.ts';
import { type Handedness, handednesses } from '#domain/drills/handedness.ts';
import { languages } from '#domain/language.ts';
import { type Endpoints, endpoint, file } from './endpoint.ts';
import { focus, id, minutes } from './fields.ts';

/** What a text is written in: not the reader's language where there is no translation. */
export const language = z.enum(languages);

/** How the attempts of a drill make up its score. */
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

/** How a drill is scored and what is a good score at each level. */
export const scoring = z.object({
  shape: z.optional(scoreShape),
  how: z.string(),
  /** Of every number that the language does not say in the singular. */
  unit: z.string(),
  /** Of one: "putt holed". Left out where it is the same. */
  unitOfOne: z.optional(z.string()),
  better: z.enum(['higher', 'lower']),
  min: z.number(),
  max: z.nullable(z.number()),
  step: z.literal([1, 0.5, 0.1]),
  /** Null where golfers compare with their own first scores. */
  targets: z.nullable(
    z.object({
      beginner: z.number(),
      intermediate: z.number(),
      advanced: z.number(),
      expert: z.number(),
    }),
  ),
  basis: z.enum(['published', 'model', 'estimate']),
  /** Counts up when what is counted changes; 1 when it is left out. */
  edition: z.optional(z.int()),
  /** A name for each cell of a score that has several, by its id. */
  cells: z.optional(z.record(z.string(), z.string())),
  /** Whose scores the targets come from, where they are published. */
  norm: z.optional(z.string()),
});

/** What a session asks of a drill, where that is not what the drill asks by itself. */
export const exerciseTask = z.object({
  attempts: z.optional(z.int()),
  variant: z.optional(z.string()),
  scored: z.optional(z.boolean()),
});

/**
 * A golfer's own record in what a session asks, in as many attempts as it asks for: scores of the drill
 * that do not compare are left out.
 */
export const ownScores = z.object({
  best: z.number(),
  last: z.number(),
  count: z.int(),
  /** The mean of the first two scores; null before there are two. */
  baseline: z.nullable(z.number()),
  /** Whether some were made with another number of attempts, so that they are best told as shares. */
  isMixed: z.boolean(),
  /** Of a skill test: all its scores, oldest first. */
  scores: z.optional(z.array(z.number())),
});
export type OwnScores = z.output<typeof ownScores>;

/**
 * An exercise in a session. Distances in texts are in the golfer's units. One that an administrator
 * made has none of a drill's details: they are empty or null.
 */
export const sessionExercise = z.object({
  id: z.string(),
  exerciseId: z.string(),
  order: z.int(),
  duration: minutes,
  notes: z.nullable(z.string()),
  name: z.string(),
  /** Of the name and the description. */
  language,
  focus,
  description: z.string(),
  instructions: z.string(),
  purpose: z.string(),
  setUp: z.string(),
  steps: z.array(z.string()),
  commonFaults: z.array(z.object({ fault: z.string(), fix: z.string() })),
  equipment: z.array(z.string()),
  /** What each of the equipment is; empty where an administrator wrote it. */
  needs: z.array(z.custom<EquipmentNeed>()),
  /** How to do it with less room or gear. */
  alternatives: z.array(z.string()),
  /** What could hurt somebody; empty where nothing does. */
  safety: z.string(),
  /** Of purpose, set-up, steps, faults and equipment. */
  howToLanguage: language,
  venues: z.array(z.enum(venues)),
  level: z.enum(levels),
  mode: z.nullable(z.enum(drillModes)),
  /** In this session: its limits and targets are those of the attempts that it asks for. Null when it is not counted. */
  scoring: z.nullable(scoring),
  /** What this session asks for in place of what the drill is by itself, short; null when it does not. */
  variant: z.nullable(z.string()),
  /** Names the scores that compare with one made here; see `drillScore`. */
  series: z.string(),
  /** Whether it asks what the drill asks by itself, so that scores of friends compare with one made here. */
  isUsual: z.boolean(),
  /** Null until the golfer has a score of this series. */
  ownScores: z.nullable(ownScores),
  diagram: z.nullable(z.custom<Diagram>()),
  imageUrl: z.nullable(z.string()),
  videoUrl: z.nullable(z.string()),
  /** A frame of an uploaded video. */
  posterUrl: z.nullable(z.string()),
  /** False once an administrator deleted it; the session can still be completed. */
  isAvailable: z.boolean(),
});
export type SessionExercise = z.output<typeof sessionExercise>;

/** In a program's outline an exercise is a line: its name and minutes. */
const exerciseLine = z.pick(sessionExercise, {
  id: true,
  exerciseId: true,
  order: true,
  duration: true,
  name: true,
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
  /** Of the title and the description. */
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
  /** Of the title. */
  language,
  focus,
  sessions: z.array(programSession),
});

export const programSummary = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** Of the name and the description. */
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
  /** Counts up with every change of the plan. */
  version: z.int(),
  weeks: z.array(programWeek),
});
export type Program = z.output<typeof program>;

type DrawnFor = { readonly units: Units; readonly handedness: Handedness };

/** The address of an exercise's drawing. It names what the drawing depends on, since browsers keep it. */
export function diagramUrl(exerciseId: string, { units, handedness }: DrawnFor): string {
  const side = handedness === 'left' ? `&handedness=${handedness}` : '';
  return `/api/exercises/${exerciseId}/diagram.svg?units=${units}${side}`;
}

export const programs = {
  list: endpoint({
    method: 'GET',
    path: '/api/programs',
    auth: 'public',
    summary: 'All programs that golfers can enroll in',
    response: z.array(programSummary),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/programs/{id}',
    auth: 'public',
    summary: 'One program with its weeks, sessions and exercises',
    params: z.object({ id }),
    response: program,
  }),
  version: endpoint({
    method: 'GET',
    path: '/api/programs/{id}/versions/{version}',
    auth: 'public',
    summary: 'One program with the plan of one version, which its enrollments keep',
    params: z.object({ id, version: id }),
    response: program,
  }),
  diagram: endpoint({
    method: 'GET',
    path: '/api/exercises/{id}/diagram.svg',
    auth: 'public',
    summary: "An exercise's drawing as a picture for both colour schemes",
    params: z.object({ id }),
    query: z.object({
      units: z.optional(z.enum(unitSystems)),
      handedness: z.optional(z.enum(handednesses)),
    }),
    response: file('image/svg+xml'),
    cache: 'private, max-age=3600',
  }),
} satisfies Endpoints;
