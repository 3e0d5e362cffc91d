import * as z from 'zod/mini';
import { achievement, achievementProgress } from './achievements-schemas.ts';
import { type Endpoints, endpoint } from './endpoint.ts';

/** URL prefixes of reads that become stale when an achievement is unlocked, which also earns XP. */
export const changedWithUnlocked: readonly `/api/${string}`[] = [
  '/api/user/achievement',
  '/api/user/dashboard',
  '/api/user/stats',
  '/api/user/progress',
  '/api/user/notifications',
  '/api/social/feed',
];

export const achievements = {
  list: endpoint({
    method: 'GET',
    path: '/api/user/achievements',
    auth: 'golfer',
    token: 'read',
    summary: 'List all achievements with the golfer’s progress, most recently unlocked first',
    response: z.array(achievement),
  }),
  progress: endpoint({
    method: 'GET',
    path: '/api/user/achievement-progress',
    auth: 'golfer',
    token: 'read',
    summary: 'Return the golfer’s progress toward each achievement',
    response: z.array(achievementProgress),
  }),
} satisfies Endpoints;
