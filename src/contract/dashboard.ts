import * as z from 'zod/mini';
import type { Diagram } from '#domain/drills/diagram.ts';
import { round } from './activities.ts';
import { type Endpoints, endpoint } from './endpoint.ts';
import { focus, instant, minutes } from './fields.ts';
import { handicapEntry } from './handicap.ts';
import { language } from './programs.ts';
import { stats } from './progress-schemas.ts';
import { enrollment, scheduledSession, weekSummary } from './training-schemas.ts';

/** What a card shows of a session besides its plan. */
const sessionCard = {
  exerciseCount: z.int(),
  /** The first exercise that has a drawing, for the card's picture. */
  diagram: z.nullable(z.custom<Diagram>()),
};

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
      /** Of the title. */
      language,
      focus,
      totalDuration: minutes,
      ...sessionCard,
      /** In their order, the warm-up included. */
      exercises: z.array(z.object({ exerciseId: z.string(), name: z.string(), duration: minutes })),
    }),
  ),
});

/** A played round as a line of a list shows it. */
const recentRound = z.pick(round, {
  id: true,
  name: true,
  holes: true,
  scoreType: true,
  totalScore: true,
  coursePar: true,
  sessionDate: true,
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
  /** The next planned session after today. */
  nextSession: z.nullable(z.extend(scheduledSession, sessionCard)),
  /** Planned sessions whose day has gone by, oldest first; none while the plan is paused. */
  missed: z.array(scheduledSession),
  /** Where a missed session can go, if not to today; null without a program. */
  nextFreeDay: z.nullable(z.string()),
  handicapHistory: z.array(handicapEntry),
  /** Played up to today, the latest first. */
  recentRounds: z.array(recentRound),
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
