import type { Feature } from '#server/platform/feature.ts';
import { accountDataFeature } from './account-data/feature.ts';
import { accountsFeature } from './accounts/feature.ts';
import { achievementsFeature } from './achievements/feature.ts';
import { activitiesFeature } from './activities/feature.ts';
import { adminFeature } from './admin/feature.ts';
import { broadcastsFeature } from './broadcasts/feature.ts';
import { calendarFeedFeature } from './calendar-feed/feature.ts';
import { challengesFeature } from './challenges/feature.ts';
import { clientLogFeature } from './client-log/feature.ts';
import { coachFeature } from './coach/feature.ts';
import { dashboardFeature } from './dashboard/feature.ts';
import { feedFeature } from './feed/feature.ts';
import { friendsFeature } from './friends/feature.ts';
import { handicapFeature } from './handicap/feature.ts';
import { healthFeature } from './health/feature.ts';
import { landingFeature } from './landing/feature.ts';
import { notificationsFeature } from './notifications/feature.ts';
import { programsFeature } from './programs/feature.ts';
import { progressFeature } from './progress/feature.ts';
import { pushFeature } from './push/feature.ts';
import { recalculationFeature } from './recalculation/feature.ts';
import { remindersFeature } from './reminders/feature.ts';
import { settingsFeature } from './settings/feature.ts';
import { trainingFeature } from './training/feature.ts';
import { usersFeature } from './users/feature.ts';

/** All features of the server. Their reactions to an event run in this order. */
export const features: readonly Feature[] = [
  healthFeature,
  accountsFeature,
  programsFeature,
  trainingFeature,
  activitiesFeature,
  progressFeature,
  // After progress, because it counts on the updated totals and streak.
  achievementsFeature,
  dashboardFeature,
  calendarFeedFeature,
  coachFeature,
  handicapFeature,
  settingsFeature,
  accountDataFeature,
  friendsFeature,
  // After achievements, which it shows to friends.
  feedFeature,
  challengesFeature,
  broadcastsFeature,
  adminFeature,
  recalculationFeature,
  usersFeature,
  clientLogFeature,
  landingFeature,
  // After progress, whose streak it watches.
  remindersFeature,
  // Last, so that everything worth a notification has already happened.
  notificationsFeature,
  pushFeature,
];
