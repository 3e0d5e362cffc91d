import { type Endpoints, endpoint } from './endpoint.ts';
import { stats } from './progress-schemas.ts';

export const progress = {
  stats: endpoint({
    method: 'GET',
    path: '/api/user/stats',
    auth: 'golfer',
    summary: 'Level, XP, minutes and streaks',
    response: stats,
  }),
} satisfies Endpoints;
