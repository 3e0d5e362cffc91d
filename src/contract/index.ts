import { accounts } from './accounts.ts';
import { achievements } from './achievements.ts';
import { activities } from './activities.ts';
import { calendarFeed } from './calendar-feed.ts';
import { dashboard } from './dashboard.ts';
import { handicap } from './handicap.ts';
import { health } from './health.ts';
import { plans } from './training.ts';
import { programs } from './programs.ts';
import { progress } from './progress.ts';
import { sessions } from './training-sessions.ts';

/** The whole table of calls, by feature. */
export const endpoints = {
  health,
  accounts,
  programs,
  plans,
  sessions,
  progress,
  activities,
  dashboard,
  calendarFeed,
  handicap,
  achievements,
} as const;
