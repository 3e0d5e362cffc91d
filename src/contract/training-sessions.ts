import * as z from 'zod/mini';
import { celebrated } from './achievements.ts';
import { type Endpoints, endpoint } from './endpoint.ts';
import { focus, id, instant, minutes, notes } from './fields.ts';
import { scheduledSession } from './training.ts';
import { programSummary, sessionExercise } from './programs.ts';
import { stats } from './progress.ts';

const exerciseScore = z.object({ exerciseId: id, score: z.number() });

/** More exercises than any session has; keeps a stranger's list short. */
const maxExercises = 50;

/** Characters. */
export const longestNotes = 2000;

/** Minutes that a session may have taken. */
export const durationLimits = { min: 1, max: 180 } as const;

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
const withdrawn = z.extend(completion, { leftOut: z.array(z.string()) });
export type Withdrawn = z.output<typeof withdrawn>;

const sessionDetails = z.object({
  session: z.object({
    id: z.string(),
    title: z.string(),
    description: z.string(),
    focus,
    totalDuration: minutes,
    exercises: z.array(sessionExercise),
  }),
  scheduledSession,
  completion: z.nullable(completion),
  program: programSummary,
  isCompleted: z.boolean(),
});
export type SessionDetails = z.output<typeof sessionDetails>;

/** What the plan answers when a session is done, skipped or reopened. */
const planAnswer = {
  scheduledSession,
  programCompleted: z.boolean(),
  isLastSession: z.boolean(),
  stats,
} as const;

export const drillScore = z.object({ score: z.number(), recordedAt: instant });
export type DrillScore = z.output<typeof drillScore>;

export const sessions = {
  details: endpoint({
    method: 'GET',
    path: '/api/user/scheduled-session-details/{id}',
    auth: 'golfer',
    summary: 'One scheduled session with its exercises and, when done, its completion',
    params: z.object({ id }),
    response: sessionDetails,
  }),
  exercises: endpoint({
    method: 'GET',
    path: '/api/session-exercises/{sessionId}',
    auth: 'golfer',
    summary: 'The exercises of a session in order',
    params: z.object({ sessionId: id }),
    response: z.array(sessionExercise),
  }),
  scores: endpoint({
    method: 'GET',
    path: '/api/user/exercises/{id}/scores',
    auth: 'golfer',
    summary: "The golfer's own scores in a drill, oldest first",
    params: z.object({ id }),
    response: z.array(drillScore),
  }),
  complete: endpoint({
    method: 'POST',
    path: '/api/user/complete-session',
    auth: 'golfer',
    summary: 'Complete a session; asking again answers with the same completion',
    body: z.object({
      scheduledSessionId: id,
      sessionId: id,
      completedExercises: z.array(id).check(z.maxLength(maxExercises)),
      notes: z.optional(z.nullable(notes(longestNotes))),
      rating: z.int().check(z.gte(1), z.lte(5)),
      duration: z.int().check(z.gte(durationLimits.min), z.lte(durationLimits.max)),
      scores: z.optional(z.array(exerciseScore).check(z.maxLength(maxExercises))),
    }),
    response: z.object({
      ...planAnswer,
      completion,
      /** Without the XP of the achievements. */
      xpEarned: z.int(),
      ...celebrated,
    }),
  }),
  skip: endpoint({
    method: 'POST',
    path: '/api/user/skip-session',
    auth: 'golfer',
    summary: 'Skip a planned session: it counts as done, earns nothing and breaks no streak',
    body: z.object({ scheduledSessionId: id }),
    response: z.object(planAnswer),
  }),
  reopen: endpoint({
    method: 'DELETE',
    path: '/api/user/session-completions/{scheduledSessionId}',
    auth: 'golfer',
    summary: 'Make a completed or skipped session planned again',
    params: z.object({ scheduledSessionId: id }),
    response: z.object({ scheduledSession, stats, completion: z.nullable(withdrawn) }),
  }),
} satisfies Endpoints;
