import * as z from 'zod/mini';
import { pauseReasons } from '#domain/training/pause.ts';
import { waysToSettle } from '#domain/training/settle-missed.ts';
import { comingSessions } from './coming-sessions.ts';
import { type Endpoints, endpoint } from './endpoint.ts';
import { calendarDate, id, line, madeId, notes, optional } from './fields.ts';
import { sessionExercise } from './programs.ts';
import { knownProgress, sentProgress } from './session-progress.ts';
import {
  completion,
  drillScore,
  enrollment,
  missedPreview,
  planAnswer,
  preferences,
  scheduledSession,
  scheduleEntry,
  sentScore,
  sessionDetails,
  settledPlan,
  swaps,
  weekSummary,
  withdrawn,
} from './training-schemas.ts';

/** More than a year of daily training; no program is longer. */
const maxSessions = 400;

/** More exercises than any session has; bounds the size of untrusted input. */
const maxExercises = 50;

/** The longest name of an answer's version, in characters. */
const longestVersion = 40;

/** In characters. */
export const longestSessionNotes = 2000;

/** Stars. */
export const ratingLimits = { min: 1, max: 5 } as const;

/** The allowed duration of a session, in minutes. */
export const durationLimits = { min: 1, max: 180 } as const;

/** URL prefixes of reads that become stale when the plan or a session changes. */
export const changedWithPlan: readonly string[] = [
  '/api/user/session-progress',
  '/api/user/session-swaps',
  '/api/user/dashboard',
  '/api/user/coming-sessions',
  '/api/user/current-program',
  '/api/user/missed-sessions',
  '/api/user/scheduled-sessions',
  '/api/user/scheduled-session-details',
  '/api/user/session-completions',
  '/api/user/exercises',
  '/api/user/stats',
  '/api/user/progress',
  '/api/user/activity-calendar',
  '/api/user/achievement',
  '/api/user/notifications',
];

export const training = {
  enroll: endpoint({
    method: 'POST',
    path: '/api/user/enroll',
    auth: 'golfer',
    idempotent: true,
    summary: 'Enroll in a program; without a schedule, the server lays it out on the chosen days',
    body: z.object({
      programId: id,
      schedule: optional(z.array(scheduleEntry).check(z.maxLength(maxSessions))),
      preferences: optional(preferences),
    }),
    refresh: changedWithPlan,
    response: enrollment,
  }),
  reschedule: endpoint({
    method: 'PATCH',
    path: '/api/user/scheduled-sessions/{sessionId}/reschedule',
    auth: 'golfer',
    idempotent: true,
    offline: true,
    summary: 'Move a planned session to today or a later day',
    params: z.object({ sessionId: madeId }),
    body: z.object({ newDate: calendarDate }),
    refresh: changedWithPlan,
    response: scheduledSession,
  }),
  rescheduleProgram: endpoint({
    method: 'POST',
    path: '/api/user/reschedule-program',
    auth: 'golfer',
    idempotent: true,
    summary:
      'Reschedule all planned sessions, numbered 1 to n in a schedule; completed and skipped ones stay',
    body: z.object({
      userProgramId: madeId,
      schedule: optional(z.array(scheduleEntry).check(z.maxLength(maxSessions))),
      preferences,
    }),
    refresh: changedWithPlan,
    response: enrollment,
  }),
  abandon: endpoint({
    method: 'POST',
    path: '/api/user/abandon-program',
    auth: 'golfer',
    idempotent: true,
    summary: 'Abandon the active program: planned sessions are removed, the rest is kept',
    refresh: changedWithPlan,
    response: z.object({ message: z.string() }),
  }),
  pause: endpoint({
    method: 'POST',
    path: '/api/user/pause-plan',
    auth: 'golfer',
    idempotent: true,
    summary: 'Pause the plan between two dates; planned sessions move to after the pause',
    body: z.object({
      from: calendarDate,
      to: calendarDate,
      reason: z.enum(pauseReasons),
    }),
    refresh: changedWithPlan,
    response: enrollment,
  }),
  endPause: endpoint({
    method: 'DELETE',
    path: '/api/user/pause-plan',
    auth: 'golfer',
    idempotent: true,
    summary: 'End the pause today; sessions move up to the first free days',
    refresh: changedWithPlan,
    response: enrollment,
  }),
  missed: endpoint({
    method: 'GET',
    path: '/api/user/missed-sessions/{userProgramId}',
    auth: 'golfer',
    token: 'read',
    summary: 'Return the missed sessions, and what each way to settle them would do',
    params: z.object({ userProgramId: madeId }),
    response: missedPreview,
  }),
  settleMissed: endpoint({
    method: 'POST',
    path: '/api/user/settle-missed-sessions',
    auth: 'golfer',
    idempotent: true,
    summary:
      'Shift the plan, move what fits, or skip all missed sessions; rejected if they have changed',
    body: z.object({
      userProgramId: madeId,
      way: z.enum(waysToSettle),
      /** The missed sessions that the golfer was shown, in any order. */
      missed: z.array(madeId).check(z.minLength(1), z.maxLength(maxSessions)),
    }),
    refresh: changedWithPlan,
    response: settledPlan,
  }),
  current: endpoint({
    method: 'GET',
    path: '/api/user/current-program',
    auth: 'golfer',
    token: 'read',
    summary: 'Return the active enrollment, or null',
    response: z.nullable(enrollment),
  }),
  scheduledSessions: endpoint({
    method: 'GET',
    path: '/api/user/scheduled-sessions/current-program',
    auth: 'golfer',
    token: 'read',
    summary: 'List all sessions of the active plan by date',
    response: z.array(scheduledSession),
  }),
  weeks: endpoint({
    method: 'GET',
    path: '/api/user/scheduled-sessions-by-week/current-program',
    auth: 'golfer',
    token: 'read',
    summary: 'Return the sessions of the active plan, grouped by week, including rest weeks',
    response: z.array(weekSummary),
  }),

  details: endpoint({
    method: 'GET',
    path: '/api/user/scheduled-session-details/{id}',
    auth: 'golfer',
    token: 'read',
    summary: 'Return a scheduled session with its exercises and, if completed, its completion',
    params: z.object({ id: madeId }),
    response: sessionDetails,
  }),
  coming: endpoint({
    method: 'GET',
    path: '/api/user/coming-sessions',
    auth: 'golfer',
    token: 'read',
    summary: 'Return the planned sessions of today and the next two weeks with all details',
    query: z.object({ version: z.optional(line(longestVersion)) }),
    response: comingSessions,
  }),
  exercises: endpoint({
    method: 'GET',
    path: '/api/session-exercises/{id}',
    auth: 'golfer',
    token: 'read',
    summary: 'List the exercises of a session in order',
    params: z.object({ id }),
    response: z.array(sessionExercise),
  }),
  progress: endpoint({
    method: 'GET',
    path: '/api/user/session-progress/{scheduledSessionId}',
    auth: 'golfer',
    token: 'read',
    summary: 'Return the progress of a started session across all devices',
    params: z.object({ scheduledSessionId: madeId }),
    response: knownProgress,
  }),
  keepProgress: endpoint({
    method: 'PUT',
    path: '/api/user/session-progress/{scheduledSessionId}',
    auth: 'golfer',
    token: 'log',
    idempotent: true,
    summary: 'Merge a device’s progress in a started session with that of other devices, by drill',
    params: z.object({ scheduledSessionId: madeId }),
    body: sentProgress,
    refresh: ['/api/user/session-progress'],
    response: knownProgress,
  }),
  scores: endpoint({
    method: 'GET',
    path: '/api/user/exercises/{id}/scores',
    auth: 'golfer',
    token: 'read',
    summary: 'List the golfer’s scores in a drill, oldest first',
    params: z.object({ id }),
    response: z.array(drillScore),
  }),
  complete: endpoint({
    method: 'POST',
    path: '/api/user/complete-session',
    auth: 'golfer',
    token: 'log',
    idempotent: true,
    offline: true,
    summary: 'Complete a session; repeating the request returns the same completion',
    body: z.object({
      scheduledSessionId: madeId,
      sessionId: id,
      completedExercises: z.array(id).check(z.maxLength(maxExercises)),
      notes: z.optional(z.nullable(notes(longestSessionNotes))),
      rating: z.int().check(z.gte(ratingLimits.min), z.lte(ratingLimits.max)),
      duration: z.int().check(z.gte(durationLimits.min), z.lte(durationLimits.max)),
      scores: optional(z.array(sentScore).check(z.maxLength(maxExercises))),
      /** The swaps of the session as it was trained; the current ones when left out. */
      swaps: optional(swaps),
    }),
    refresh: changedWithPlan,
    response: z.object({
      ...planAnswer,
      completion,
    }),
  }),
  skip: endpoint({
    method: 'POST',
    path: '/api/user/skip-session',
    auth: 'golfer',
    idempotent: true,
    offline: true,
    summary: 'Skip a planned session: it counts as done, earns nothing and keeps the streak',
    body: z.object({ scheduledSessionId: madeId }),
    refresh: changedWithPlan,
    response: z.object(planAnswer),
  }),
  reopen: endpoint({
    method: 'DELETE',
    path: '/api/user/session-completions/{scheduledSessionId}',
    auth: 'golfer',
    idempotent: true,
    offline: true,
    summary: 'Reopen a completed or skipped session, so that it is planned again',
    params: z.object({ scheduledSessionId: madeId }),
    refresh: changedWithPlan,
    response: z.object({ ...planAnswer, completion: z.nullable(withdrawn) }),
  }),
} satisfies Endpoints;
