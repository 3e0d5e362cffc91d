import * as z from 'zod/mini';
import { achievement, achievementProgress } from './achievements-schemas.ts';
import { type Endpoints, endpoint } from './endpoint.ts';

export const achievements = {
  list: endpoint({
    method: 'GET',
    path: '/api/user/achievements',
    auth: 'golfer',
    summary: 'Every achievement with the golfer’s own progress, the newest unlocked ones first',
    response: z.array(achievement),
  }),
  progress: endpoint({
    method: 'GET',
    path: '/api/user/achievement-progress',
    auth: 'golfer',
    summary: 'How far the golfer is in each achievement',
    response: z.array(achievementProgress),
  }),
} satisfies Endpoints;
