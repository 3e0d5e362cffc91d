import { type Endpoints, endpoint } from './endpoint.ts';
import { progressOverview } from './progress-overview.ts';
import { stats } from './progress-schemas.ts';

export const progress = {
  stats: endpoint({
    method: 'GET',
    path: '/api/user/stats',
    auth: 'golfer',
    summary: 'Level, XP, minutes and streaks',
    response: stats,
  }),
  overview: endpoint({
    method: 'GET',
    path: '/api/user/progress',
    auth: 'golfer',
    summary: 'What the progress screen shows: handicaps, program, last rounds, drills and activity',
    response: progressOverview,
  }),
} satisfies Endpoints;
