import * as z from 'zod/mini';
import type { Diagram } from '#domain/drills/diagram.ts';
import { type Endpoints, endpoint } from './endpoint.ts';
import { focus, instant, minutes } from './fields.ts';
import { handicapEntry } from './handicap.ts';
import { stats } from './progress-schemas.ts';
import { enrollment, scheduledSession, weekSummary } from './training-schemas.ts';

const todaysSession = z.object({
  noSessionToday: z.boolean(),
  scheduledSessionId: z.nullable(z.string()),
  scheduledDate: z.nullable(z.string()),
  alreadyCompleted: z.boolean(),
  isSkipped: z.boolean(),
  session: z.nullable(
    z.object({
      id: z.string(),
      scheduledSessionId: z.string(),
      title: z.string(),
      name: z.string(),
      focus,
      totalDuration: minutes,
      exerciseCount: z.int(),
      /** The first exercise that has a drawing, for the card's picture. */
      diagram: z.nullable(z.custom<Diagram>()),
    }),
  ),
});

const latestAchievement = z.object({
  id: z.string(),
  name: z.string(),
  rarity: z.string(),
  icon: z.string(),
  xpReward: z.int(),
  isUnlocked: z.boolean(),
  unlockedAt: z.nullable(instant),
});

const payload = z.object({
  todaysSession,
  stats,
  achievements: z.array(latestAchievement),
  currentProgram: z.nullable(enrollment),
  /** The calendar week of today within the plan. */
  week: z.nullable(weekSummary),
  /** The next planned session after today, for rest days. */
  nextSession: z.nullable(scheduledSession),
  /** Planned sessions whose day has gone by, oldest first; none while the plan is paused. */
  missed: z.array(scheduledSession),
  /** Where a missed session can go, if not to today; null without a program. */
  nextFreeDay: z.nullable(z.string()),
  handicapHistory: z.array(handicapEntry),
});
export type DashboardPayload = z.output<typeof payload>;

export const dashboard = {
  get: endpoint({
    method: 'GET',
    path: '/api/user/dashboard',
    auth: 'golfer',
    summary: 'Everything that the home screen shows, in one answer',
    response: payload,
  }),
} satisfies Endpoints;
