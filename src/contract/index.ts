import { accounts } from './accounts.ts';
import { achievements } from './achievements.ts';
import { activities } from './activities.ts';
import { calendarFeed } from './calendar-feed.ts';
import { dashboard } from './dashboard.ts';
import { handicap } from './handicap.ts';
import { health } from './health.ts';
import { programs } from './programs.ts';
import { progress } from './progress.ts';
import { training } from './training.ts';

/** The whole table of calls, by feature. */
export const endpoints = {
  health,
  accounts,
  programs,
  training,
  progress,
  activities,
  dashboard,
  calendarFeed,
  handicap,
  achievements,
} as const;
