import { accounts } from './en/accounts.ts';
import { achievements } from './en/achievements.ts';
import { activities } from './en/activities.ts';
import { app } from './en/app.ts';
import { calendarFeed } from './en/calendar-feed.ts';
import { dashboard } from './en/dashboard.ts';
import { errors } from './en/errors.ts';
import { handicap } from './en/handicap.ts';
import { landing } from './en/landing.ts';
import { programs } from './en/programs.ts';
import { progress } from './en/progress.ts';
import { training } from './en/training.ts';
import { ui } from './en/ui.ts';

/** English, the language that every other one is measured against. One namespace a feature. */
export const en = {
  accounts,
  activities,
  achievements,
  app,
  calendarFeed,
  dashboard,
  errors,
  handicap,
  landing,
  programs,
  progress,
  training,
  ui,
} as const;
