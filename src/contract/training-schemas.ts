import * as z from 'zod/mini';
import { exerciseMinutes } from '#domain/drills/exercise.ts';
import type { Swap } from '#domain/training/fit-session.ts';
import { pauseReasons } from '#domain/training/pause.ts';
import { focus, id, instant, minutes } from './fields.ts';
import { language, programSummary, sessionExercise } from './programs.ts';

export const enrollment = z.object({
  id: z.string(),
  programId: z.string(),
  /** The version of the program that it began with and keeps. */
  programVersion: z.int(),
  program: programSummary,
  startDate: z.string(),
  sessionsPerWeek: z.int(),
  availableDays: z.array(z.int()),
  currentWeek: z.int(),
  currentDay: z.int(),
  totalWeeks: z.int(),
  totalSessions: z.int(),
  /** Completed and skipped ones: what the progress bars count. */
  completedSessions: z.int(),
  /** Of them, those that were skipped. */
  skippedSessions: z.int(),
  /** Planned ones whose day is over, and the weeks that they lie in. */
  missedSessions: z.int(),
  missedWeeks: z.array(z.int()),
  endDate: z.nullable(z.string()),
  isCompleted: z.boolean(),
  isAbandoned: z.boolean(),
  /** The pause that runs or is to come; past ones are over. */
  pause: z.nullable(z.object({ from: z.string(), to: z.string(), reason: z.enum(pauseReasons) })),
});
export type Enrollment = z.output<typeof enrollment>;

export const scheduledSession = z.object({
  id: z.string(),
  sessionId: z.string(),
  sessionNumber: z.int(),
  scheduledDate: z.string(),
  completedAt: z.nullable(instant),
  isCompleted: z.boolean(),
  isSkipped: z.boolean(),
  isToday: z.boolean(),
  title: z.string(),
  name: z.string(),
  /** Of the title. */
  language,
  totalDuration: minutes,
  focus,
  originalWeekNumber: z.int(),
  /** What the author says of the week of the program that it comes from. */
  weekDescription: z.string(),
  /** Of the week's description. */
  weekLanguage: language,
  weekNumber: z.int(),
  status: z.enum(['planned', 'completed', 'skipped']),
});
export type ScheduledSession = z.output<typeof scheduledSession>;

export const weekSummary = z.object({
  weekNumber: z.int(),
  weekStart: z.string(),
  weekEnd: z.string(),
  description: z.nullable(z.string()),
  focus: z.nullable(focus),
  totalSessions: z.int(),
  completedSessions: z.int(),
  totalDuration: minutes,
  sessions: z.array(scheduledSession),
});
export type WeekSummary = z.output<typeof weekSummary>;

/** More cells than any score has. */
const mostCells = 20;

export const exerciseScore = z.object({
  exerciseId: id,
  score: z.number(),
  /** What each cell counted, in their order, for a score that has several. */
  cells: z.optional(z.array(z.number()).check(z.maxLength(mostCells))),
});

export const completion = z.object({
  id: z.string(),
  scheduledSessionId: z.string(),
  sessionId: z.string(),
  rating: z.int(),
  duration: minutes,
  notes: z.nullable(z.string()),
  completedExercises: z.array(z.string()),
  scores: z.array(exerciseScore),
  completedAt: instant,
});
export type Completion = z.output<typeof completion>;

/** A completion that was taken back, with the exercises that were not done. */
export const withdrawn = z.extend(completion, { leftOut: z.array(z.string()) });
export type Withdrawn = z.output<typeof withdrawn>;

/** What stands in a place of a session this time, in place of what its program has there. */
const swap = z.object({
  /** The exercise's place, without the version of the program. */
  sessionExerciseId: id,
  /** Null where it is left out. */
  exerciseId: z.nullable(id),
  /** 0 where it is left out. */
  minutes: z.int().check(z.gte(0), z.lte(exerciseMinutes.max)),
}) satisfies z.ZodMiniType<Swap>;

/** More than any session has places. */
const maxSwaps = 50;

export const swaps = z.array(swap).check(z.maxLength(maxSwaps));

/** A swap as it is told. */
export const knownSwap = z.object({
  sessionExerciseId: z.string(),
  exerciseId: z.nullable(z.string()),
  minutes,
});

export const sessionDetails = z.object({
  session: z.object({
    id: z.string(),
    title: z.string(),
    description: z.string(),
    /** Of the title and the description. */
    language,
    focus,
    totalDuration: minutes,
    /** As they are this time. */
    exercises: z.array(sessionExercise),
    swaps: z.array(knownSwap),
  }),
  scheduledSession,
  completion: z.nullable(completion),
  program: programSummary,
  isCompleted: z.boolean(),
});
export type SessionDetails = z.output<typeof sessionDetails>;

/** What the plan answers when a session is done, skipped or reopened. */
export const planAnswer = {
  scheduledSession,
  programCompleted: z.boolean(),
  isLastSession: z.boolean(),
  /** Of the whole program. */
  sessions: z.object({ done: z.int(), skipped: z.int() }),
} as const;

export const drillScore = z.object({
  score: z.number(),
  /** How many attempts made it; null where it is not made of attempts. */
  attempts: z.nullable(z.int()),
  /** Scores of a drill compare within a series. */
  series: z.string(),
  cells: z.nullable(z.array(z.number())),
  recordedAt: instant,
});
export type DrillScore = z.output<typeof drillScore>;

const settledSession = z.object({
  id: z.string(),
  title: z.string(),
  /** Of the title. */
  language,
  from: z.string(),
  /** Null when the session is skipped. */
  to: z.nullable(z.string()),
});

/** What settling missed sessions in one way does to the plan. */
export const settledPlan = z.object({
  movedSessions: z.int(),
  skippedSessions: z.int(),
  /** The sessions that are moved or skipped, in the order of the dates they had. */
  sessions: z.array(settledSession),
  /** The day of the last session then. */
  endDate: z.nullable(z.string()),
  /** Whether nothing is planned any more. */
  programCompleted: z.boolean(),
});
export type SettledPlan = z.output<typeof settledPlan>;

export const missedPreview = z.object({
  /** The missed sessions, oldest first; empty while the plan is paused. */
  missed: z.array(z.string()),
  /** The day of the last session as the plan is now. */
  endDate: z.nullable(z.string()),
  /** The last day that missed sessions can fit in. */
  fitsUntil: z.string(),
  shift: settledPlan,
  fit: settledPlan,
  skip: settledPlan,
});
export type MissedPreview = z.output<typeof missedPreview>;
