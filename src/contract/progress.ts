import * as z from 'zod/mini';
import { type Endpoints, endpoint } from './endpoint.ts';
import { instant, minutes } from './fields.ts';

export const stats = z.object({
  level: z.int(),
  totalXp: z.int(),
  totalMinutesTraining: minutes,
  currentStreak: z.int(),
  longestStreak: z.int(),
  totalSessionsCompleted: z.int(),
  lastSessionDate: z.nullable(z.string()),
});
export type Stats = z.output<typeof stats>;

export const handicapEntry = z.object({ handicap: z.string(), recordedAt: instant });
export type HandicapEntry = z.output<typeof handicapEntry>;

export const progress = {
  stats: endpoint({
    method: 'GET',
    path: '/api/user/stats',
    auth: 'golfer',
    summary: 'Level, XP, minutes and streaks',
    response: stats,
  }),
  handicapHistory: endpoint({
    method: 'GET',
    path: '/api/user/handicap-history',
    auth: 'golfer',
    summary: 'Every recorded handicap, oldest first',
    response: z.array(handicapEntry),
  }),
} satisfies Endpoints;
