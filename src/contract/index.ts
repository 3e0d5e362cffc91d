import { accounts } from './accounts.ts';
import { achievements } from './achievements.ts';
import { dashboard } from './dashboard.ts';
import { health } from './health.ts';
import { plans } from './plans.ts';
import { programs } from './programs.ts';
import { progress } from './progress.ts';
import { sessions } from './sessions.ts';

/** The whole table of calls, by feature. */
export const endpoints = {
  health,
  accounts,
  programs,
  plans,
  sessions,
  progress,
  dashboard,
  achievements,
} as const;
