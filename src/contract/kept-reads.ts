import { accounts } from './accounts.ts';
import { achievements } from './achievements.ts';
import { dashboard } from './dashboard.ts';
import { handicap } from './handicap.ts';
import { logbook } from './logbook.ts';
import { programs } from './programs.ts';
import { progress } from './progress.ts';
import { training } from './training.ts';

/**
 * The reads whose answers a device keeps, so that the app opens offline: a golfer's own training, and the programs.
 * No others may be kept, above all no data of other people.
 */
export const keptReads = {
  achievements: achievements.list,
  calendar: logbook.calendar,
  coming: training.coming,
  current: training.current,
  dashboard: dashboard.get,
  details: training.details,
  golfer: accounts.currentUser,
  handicaps: handicap.history,
  overview: progress.overview,
  programs: programs.list,
  scores: training.scores,
  stats: progress.stats,
  weeks: training.weeks,
};
