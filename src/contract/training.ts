import * as z from 'zod/mini';
import { pauseReasons } from '#domain/training/pause.ts';
import { type Endpoints, endpoint } from './endpoint.ts';
import { calendarDate, focus, id, instant, minutes } from './fields.ts';
import { programSummary } from './programs.ts';

/** 1 to 7 are Monday to Sunday. Sunday may also be sent as 0, the way `dayOfWeek` counts it. */
const trainingDay = z.pipe(
  z.int().check(z.gte(0), z.lte(7)),
  z.transform((day: number) => (day === 0 ? 7 : day)),
);

const preferences = z.object({
  sessionsPerWeek: z.int().check(z.gte(1), z.lte(7)),
  availableDays: z.array(trainingDay).check(z.minLength(1), z.maxLength(14)),
  startDate: calendarDate,
});

const scheduleEntry = z.object({
  sessionNumber: z.int().check(z.gte(1)),
  scheduledDate: calendarDate,
  weekNumber: z.int().check(z.gte(1)),
  dayOfWeek: z.int().check(z.gte(0), z.lte(6)),
});

/** A year of training every day, and some: no program is longer. */
const maxSessions = 400;

export const enrollment = z.object({
  id: z.string(),
  programId: z.string(),
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
  totalDuration: minutes,
  focus,
  originalWeekNumber: z.int(),
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

/** Reads, by the start of their URL, that a change of the plan or of a session makes out of date. */
export const changedWithPlan: readonly string[] = [
  '/api/user/dashboard',
  '/api/user/current-program',
  '/api/user/scheduled-sessions',
  '/api/user/scheduled-session-details',
  '/api/user/session-completions',
  '/api/user/exercises',
  '/api/session-exercises',
  '/api/user/stats',
  '/api/user/activity-calendar',
  '/api/user/achievement',
];

export const plans = {
  enroll: endpoint({
    method: 'POST',
    path: '/api/user/enroll',
    auth: 'golfer',
    summary: 'Start a program on chosen days; without a schedule the server lays out the plan',
    body: z.object({
      programId: id,
      schedule: z.optional(z.array(scheduleEntry).check(z.maxLength(maxSessions))),
      preferences: z.optional(preferences),
    }),
    response: enrollment,
  }),
  reschedule: endpoint({
    method: 'PATCH',
    path: '/api/user/scheduled-sessions/{sessionId}/reschedule',
    auth: 'golfer',
    summary: 'Move one planned session to today or later',
    params: z.object({ sessionId: id }),
    body: z.object({ newDate: calendarDate }),
    response: scheduledSession,
  }),
  rescheduleProgram: endpoint({
    method: 'POST',
    path: '/api/user/reschedule-program',
    auth: 'golfer',
    summary:
      'Lay the planned sessions anew; in a schedule they are counted 1 to n. Completed and skipped ones stay',
    body: z.object({
      userProgramId: id,
      schedule: z.optional(z.array(scheduleEntry).check(z.maxLength(maxSessions))),
      preferences,
    }),
    response: enrollment,
  }),
  abandon: endpoint({
    method: 'POST',
    path: '/api/user/abandon-program',
    auth: 'golfer',
    summary: 'Leave the active program: planned sessions go, the rest stays',
    response: z.object({ message: z.string() }),
  }),
  pause: endpoint({
    method: 'POST',
    path: '/api/user/pause-plan',
    auth: 'golfer',
    summary: 'Pause the plan from one day to another; planned sessions move behind the pause',
    body: z.object({
      from: calendarDate,
      to: calendarDate,
      reason: z.enum(pauseReasons),
    }),
    response: enrollment,
  }),
  endPause: endpoint({
    method: 'DELETE',
    path: '/api/user/pause-plan',
    auth: 'golfer',
    summary: 'End the pause today; sessions move back to the first free days',
    response: enrollment,
  }),
  current: endpoint({
    method: 'GET',
    path: '/api/user/current-program',
    auth: 'golfer',
    summary: 'The active enrollment, or null',
    response: z.nullable(enrollment),
  }),
  scheduledSessions: endpoint({
    method: 'GET',
    path: '/api/user/scheduled-sessions/current-program',
    auth: 'golfer',
    summary: 'Every session of the active plan in order of dates',
    response: z.array(scheduledSession),
  }),
  weeks: endpoint({
    method: 'GET',
    path: '/api/user/scheduled-sessions-by-week/current-program',
    auth: 'golfer',
    summary: 'The active plan by calendar weeks, rest weeks included',
    response: z.array(weekSummary),
  }),
} satisfies Endpoints;
