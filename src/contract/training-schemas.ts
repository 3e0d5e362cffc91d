import * as z from 'zod/mini';
import { mostAttempts } from '#domain/drills/attempts.ts';
import { exerciseMinutes } from '#domain/drills/exercise.ts';
import type { Swap } from '#domain/training/fit-session.ts';
import { pauseReasons } from '#domain/training/pause.ts';
import { sessionStatuses } from '#domain/training/session-status.ts';
import { calendarDate, focus, id, instant, minutes, optional } from './fields.ts';
import { language, programSummary, sessionExercise } from './programs.ts';

/** 1 to 7 are Monday to Sunday. Sunday may also be sent as 0, the way `dayOfWeek` counts it. */
const trainingDay = z.pipe(
  z.int().check(z.gte(0), z.lte(7)),
  z.transform((day: number) => (day === 0 ? 7 : day)),
);

export const sessionsPerWeek = z.int().check(z.gte(1), z.lte(7));

export const preferences = z.object({
  sessionsPerWeek,
  availableDays: z.array(trainingDay).check(z.minLength(1), z.maxLength(14)),
  startDate: calendarDate,
});

export const scheduleEntry = z.object({
  sessionNumber: z.int().check(z.gte(1)),
  scheduledDate: calendarDate,
  weekNumber: z.int().check(z.gte(1)),
  dayOfWeek: z.int().check(z.gte(0), z.lte(6)),
});

export const enrollment = z.object({
  id: z.string(),
  programId: z.string(),
  /** The version of the program that the plan started with and keeps. */
  programVersion: z.int(),
  program: programSummary,
  startDate: z.string(),
  sessionsPerWeek: z.int(),
  availableDays: z.array(z.int()),
  currentWeek: z.int(),
  currentDay: z.int(),
  totalWeeks: z.int(),
  totalSessions: z.int(),
  /** Completed and skipped sessions together, as counted by the progress bars. */
  completedSessions: z.int(),
  /** The skipped ones among them. */
  skippedSessions: z.int(),
  /** Planned sessions whose day has passed. */
  missedSessions: z.int(),
  endDate: z.nullable(z.string()),
  isCompleted: z.boolean(),
  isAbandoned: z.boolean(),
  /** The current or upcoming pause; a past pause is not included. */
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
  /** The language of the title. */
  language,
  totalDuration: minutes,
  focus,
  originalWeekNumber: z.int(),
  /** The author's description of the session's week in the program. */
  weekDescription: z.string(),
  /** The language of the week's description. */
  weekLanguage: language,
  weekNumber: z.int(),
  status: z.enum(sessionStatuses),
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

const cells = z.array(z.number()).check(z.maxLength(mostCells));

const balls = z.array(z.number()).check(z.maxLength(mostAttempts));

const exerciseScore = z.object({
  exerciseId: id,
  score: z.number(),
  /** The value of each cell in order, for a score with several cells. */
  cells: z.optional(cells),
  /** The points of each ball or the carry, in the order of play, for a test that was counted ball by ball. */
  balls: z.optional(balls),
});

/** A score as a golfer sends it. */
export const sentScore = z.extend(exerciseScore, {
  cells: optional(cells),
  balls: optional(balls),
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

/** A completion that was undone, with the exercises that were left out of it. */
export const withdrawn = z.extend(completion, { leftOut: z.array(z.string()) });
export type Withdrawn = z.output<typeof withdrawn>;

/** An exercise that replaces the program's exercise in one place of a session, for this session only. */
const swap = z.object({
  /** The id of the place, without the program version. */
  sessionExerciseId: id,
  /** Null when the exercise is left out. */
  exerciseId: z.nullable(id),
  /** 0 when the exercise is left out. */
  minutes: z.int().check(z.gte(0), z.lte(exerciseMinutes.max)),
}) satisfies z.ZodMiniType<Swap>;

/** More than any session has places. */
const maxSwaps = 50;

export const swaps = z.array(swap).check(z.maxLength(maxSwaps));

/** A swap in a response. */
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
    /** The language of the title and the description. */
    language,
    focus,
    totalDuration: minutes,
    /** The exercises with this session's swaps applied. */
    exercises: z.array(sessionExercise),
    swaps: z.array(knownSwap),
  }),
  scheduledSession,
  completion: z.nullable(completion),
  program: programSummary,
  isCompleted: z.boolean(),
});
export type SessionDetails = z.output<typeof sessionDetails>;

/** The plan's part of the answer when a session is completed, skipped or reopened. */
export const planAnswer = {
  scheduledSession,
  programCompleted: z.boolean(),
  isLastSession: z.boolean(),
  /** Totals for the whole program. */
  sessions: z.object({ done: z.int(), skipped: z.int() }),
} as const;

export const drillScore = z.object({
  score: z.number(),
  /** The number of attempts behind the score; null if it is not made of attempts. */
  attempts: z.nullable(z.int()),
  /** Scores of a drill are comparable within a series. */
  series: z.string(),
  cells: z.nullable(z.array(z.number())),
  recordedAt: instant,
});
export type DrillScore = z.output<typeof drillScore>;

const settledSession = z.object({
  id: z.string(),
  title: z.string(),
  /** The language of the title. */
  language,
  from: z.string(),
  /** Null when the session is skipped. */
  to: z.nullable(z.string()),
});

/** The effect of one way of settling missed sessions on the plan. */
export const settledPlan = z.object({
  movedSessions: z.int(),
  skippedSessions: z.int(),
  /** The moved or skipped sessions, ordered by their previous dates. */
  sessions: z.array(settledSession),
  /** The day of the last session after settling. */
  endDate: z.nullable(z.string()),
  /** Whether no sessions are planned any more. */
  programCompleted: z.boolean(),
});
export type SettledPlan = z.output<typeof settledPlan>;

export const missedPreview = z.object({
  /** The missed sessions, oldest first; empty while the plan is paused. */
  missed: z.array(z.string()),
  /** The day of the last session in the current plan. */
  endDate: z.nullable(z.string()),
  /** The last day on which missed sessions can fit. */
  fitsUntil: z.string(),
  shift: settledPlan,
  fit: settledPlan,
  skip: settledPlan,
});
export type MissedPreview = z.output<typeof missedPreview>;
