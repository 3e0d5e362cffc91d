import * as z from 'zod/mini';
import type { Diagram } from '#domain/drills/diagram.ts';
import { type Endpoints, endpoint } from './endpoint.ts';
import { focus, instant, minutes } from './fields.ts';
import { handicapEntry } from './handicap.ts';
import { round } from './logbook-schemas.ts';
import { language } from './programs.ts';
import { stats } from './progress-schemas.ts';
import { enrollment, scheduledSession, weekSummary } from './training-schemas.ts';

/** The extra data that a card shows for a session. */
const sessionCard = {
  exerciseCount: z.int(),
  /** The first diagram among the exercises, for the card's picture. */
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
      /** The language of the title. */
      language,
      focus,
      totalDuration: minutes,
      ...sessionCard,
      /** In order, including the warm-up. */
      exercises: z.array(z.object({ exerciseId: z.string(), name: z.string(), duration: minutes })),
    }),
  ),
});

/** A round as shown in a list. */
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
  /** The plan's week that contains today. */
  week: z.nullable(weekSummary),
  /** The next planned session after today. */
  nextSession: z.nullable(z.extend(scheduledSession, sessionCard)),
  /** Planned sessions whose day has passed, oldest first; empty while the plan is paused. */
  missed: z.array(scheduledSession),
  /** The next day after today to which a missed session can be moved; null without a program. */
  nextFreeDay: z.nullable(z.string()),
  handicapHistory: z.array(handicapEntry),
  /** Rounds up to today, latest first. */
  recentRounds: z.array(recentRound),
});
export type DashboardPayload = z.output<typeof payload>;

/** What the home screen says on a day without a session. */
export const restDay: DashboardPayload['todaysSession'] = {
  noSessionToday: true,
  scheduledSessionId: null,
  scheduledDate: null,
  alreadyCompleted: false,
  isSkipped: false,
  session: null,
};

export const dashboard = {
  get: endpoint({
    method: 'GET',
    path: '/api/user/dashboard',
    auth: 'golfer',
    token: 'read',
    summary: 'Return everything the home screen shows',
    response: payload,
  }),
} satisfies Endpoints;
