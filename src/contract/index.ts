import { accessTokens } from './access-tokens.ts';
import { accountData } from './account-data.ts';
import { accounts } from './accounts.ts';
import { achievements } from './achievements.ts';
import { admin } from './admin.ts';
import { backups } from './backups.ts';
import { broadcasts } from './broadcasts.ts';
import { builder } from './builder.ts';
import { calendarFeed } from './calendar-feed.ts';
import { challenges } from './challenges.ts';
import { clientLog } from './client-log.ts';
import { coach } from './coach.ts';
import { dashboard } from './dashboard.ts';
import { drillSwaps } from './drill-swaps.ts';
import { exercises } from './exercises.ts';
import { feed } from './feed.ts';
import { friends } from './friends.ts';
import { handicap } from './handicap.ts';
import { health } from './health.ts';
import { installation } from './installation.ts';
import { logbook } from './logbook.ts';
import { notifications } from './notifications.ts';
import { offers } from './offers.ts';
import { packs } from './packs.ts';
import { programs } from './programs.ts';
import { progress } from './progress.ts';
import { push } from './push.ts';
import { recalculation } from './recalculation.ts';
import { reminders } from './reminders.ts';
import { reopening } from './reopening.ts';
import { secondStep } from './second-step.ts';
import { settings } from './settings.ts';
import { training } from './training.ts';
import { users } from './users.ts';

/** All endpoints of the API, by feature. */
export const endpoints = {
  health,
  accounts,
  programs,
  exercises,
  training,
  drillSwaps,
  reopening,
  progress,
  logbook,
  dashboard,
  calendarFeed,
  handicap,
  achievements,
  clientLog,
  notifications,
  settings,
  accessTokens,
  secondStep,
  accountData,
  push,
  reminders,
  friends,
  feed,
  coach,
  challenges,
  broadcasts,
  recalculation,
  admin,
  installation,
  backups,
  builder,
  packs,
  offers,
  users,
} as const;

/** Descriptions of the features, for the API page. */
export const descriptions: Readonly<Record<keyof typeof endpoints, string>> = {
  health: 'Server health and metrics',
  accounts: 'Accounts, sign-in and profile',
  programs: 'Programs and their exercises',
  exercises: 'Exercise management with pictures and videos, for administrators',
  training: 'Enrollments and scheduled sessions',
  drillSwaps: 'Swapping drills to fit the place and time available',
  reopening: 'What reopening a session takes from friends',
  progress: 'XP, levels and streaks',
  logbook: 'Practice, rounds and the activity calendar',
  dashboard: 'The home screen',
  calendarFeed: 'Calendar subscription to the plan',
  handicap: 'Handicap and handicap history',
  achievements: 'Achievements and progress toward them',
  clientLog: 'Browser error reports',
  notifications: 'Notifications and notification preferences',
  settings: 'Avatar and privacy settings',
  accessTokens: 'Access tokens for golfers’ own tools',
  secondStep: 'The second step of a golfer’s sign-in',
  accountData: 'Account export, import and deletion',
  push: 'Push notifications',
  reminders: 'Session reminders',
  friends: 'Friends, friend requests, public profiles and leaderboards',
  feed: 'Friends’ activity with kudos and comments',
  coach: 'Read-only pages for coaches, and their notes',
  challenges: 'Drill challenges between friends',
  broadcasts: 'Announcements from administrators to golfers',
  recalculation: 'Updating running plans to the newest version of their programs',
  admin: 'Statistics, audit log and maintenance for administrators',
  backups: 'Backups and their archives, for administrators',
  installation: 'Settings of the installation and invitation links, for administrators',
  builder: 'Building and publishing programs',
  packs: 'Exporting and importing programs as files',
  offers: 'Newer shipped versions of edited programs and exercises',
  users: 'Account management for administrators',
};
