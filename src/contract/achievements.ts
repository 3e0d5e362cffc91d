import * as z from 'zod/mini';
import { achievement, achievementProgress } from './achievements-schemas.ts';
import { type Endpoints, endpoint } from './endpoint.ts';

export const achievements = {
  list: endpoint({
    method: 'GET',
    path: '/api/user/achievements',
    auth: 'golfer',
    summary: 'List all achievements with the golfer’s progress, most recently unlocked first',
    response: z.array(achievement),
  }),
  progress: endpoint({
    method: 'GET',
    path: '/api/user/achievement-progress',
    auth: 'golfer',
    summary: 'Return the golfer’s progress toward each achievement',
    response: z.array(achievementProgress),
  }),
} satisfies Endpoints;
