import { accounts } from './en/accounts.ts';
import { achievements } from './en/achievements.ts';
import { activities } from './en/activities.ts';
import { app } from './en/app.ts';
import { calendar } from './en/activities-calendar.ts';
import { dashboard } from './en/dashboard.ts';
import { errors } from './en/errors.ts';
import { handicap } from './en/handicap.ts';
import { landing } from './en/landing.ts';
import { plans } from './en/training.ts';
import { programs } from './en/programs.ts';
import { progress } from './en/progress.ts';
import { sessions } from './en/sessions.ts';
import { ui } from './en/ui.ts';

/** English, the language that every other one is measured against. One namespace a feature. */
export const en = {
  accounts,
  activities,
  achievements,
  app,
  calendar,
  dashboard,
  errors,
  handicap,
  landing,
  plans,
  programs,
  progress,
  sessions,
  ui,
} as const;
